// Learning: the ladder of a hint, the whole path, why not.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cell, grids, onEverySize, paste, shown, until, view, withPage } from './support.mjs';

onEverySize('learn', (open) => {
  const advice = (page) => page.locator('.advice');

  test('a hint is shown in five rungs, drawn, and applied', async () => {
    const { page, context, problems } = await open(`g=${grids.xWing}&v=learn`);
    const rungs = [
      ['Where?', /Look at the middle of the grid/],
      ['Which house?', /Look at box 5/],
      ['Which technique?', /Pointing/],
      ['Which cells?', /r5c4 and r6c4/],
      ['Show everything', /So r9c4 is not 9/],
    ];
    for (const [name, words] of rungs) {
      await page.getByRole('button', { name }).click();
      await advice(page).getByText(words).waitFor();
    }
    const says = (name, words) =>
      until(async () => assert.match(await cell(page, name).getAttribute('aria-label'), words));
    await says('r9c4', /9 eliminated/);
    await says('r5c4', /part of the pattern; 9 in the pattern/);
    await page.getByRole('button', { name: 'Apply: r9c4 ≠ 9' }).click();
    await says('r9c4', /empty$/); // no notes were written, so none are
    assert.deepEqual(problems, []);
    await context.close();
  });

  test('hints start from the player’s marks and report mistakes first', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=learn`);
    await cell(page, 'r1c2').click();
    await page.keyboard.press('Shift+Digit9'); // the 1, which is right, is not among the marks
    await page.getByRole('button', { name: 'Show everything' }).click();
    await advice(page).getByText(/r1c2/).waitFor();
    await page.keyboard.press('Escape');
    await cell(page, 'r1c2').click();
    await page.keyboard.press('9'); // wrong
    await page.getByRole('button', { name: 'Where?' }).click();
    await advice(page).getByText(/no solution any more|wrong/i).waitFor();
    await context.close();
  });

  test('all steps can be viewed one by one, from the givens to the end', async () => {
    const { page, context, problems } = await open(`g=${grids.xWing}&v=learn`);
    await page.getByRole('button', { name: 'All steps' }).click();
    await page.getByText('Step 1 of 37').waitFor();
    assert.equal(await page.locator('.ratings dd').first().textContent(), '3.2');
    await page.locator('.path li').getByText('X-Wing').click();
    await page.locator('.step-words h3').getByText(/X-Wing/).waitFor();
    await page.locator('.mark-off').first().waitFor();
    await page.getByRole('button', { name: 'Next step' }).click();
    await page.locator('.path li').last().getByRole('button').click();
    await page.getByRole('button', { name: 'Next step' }).click();
    await page.getByText('Solved', { exact: true }).waitFor();
    await until(async () => assert.doesNotMatch(await shown(page), /\./));
    await page.locator('.path li').nth(8).getByRole('button').click();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('heading', { name: 'Play', exact: true }).waitFor();
    await until(async () => assert.equal((await shown(page)).replaceAll('.', '').length, 46 + 6));
    await page.getByRole('button', { name: 'Undo' }).click();
    await until(async () => assert.equal((await shown(page)).replaceAll('.', '').length, 46));
    await context.close();
    assert.deepEqual(problems, []);
  });

  test('"Why not?" shows a contradiction in steps', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=learn`);
    await page.getByRole('button', { name: 'Why not?' }).click();
    await cell(page, 'r1c2').click();
    await page.locator('.why-digits').getByRole('button', { name: '9' }).click();
    await page.getByText('Suppose r1c2 is 9.').waitFor();
    await page.getByText('Then row 1 has no place for 1.').waitFor();
    await page.locator('.why-digits').getByRole('button', { name: '1', exact: true }).click();
    await page.getByText('1 is the correct digit in r1c2.').waitFor();
    await context.close();
  });
});

withPage('learn more', (open) => {
  test('a slow "Why not?" can be stopped and repeated', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=learn`, { serviceWorkers: 'block' });
    let answer = () => {};
    const delayed = new Promise((resolve) => (answer = resolve));
    await page.route(/nonet-[^/]*\.wasm$/, async (route) => (await delayed, route.continue())); // the module arrives only after this
    await page.getByRole('button', { name: 'Why not?' }).click();
    await cell(page, 'r1c2').click();
    await page.locator('.why-digits').getByRole('button', { name: '9' }).click();
    await page.locator('.working').getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Stopped.').waitFor();
    answer();
    await page.locator('.working').getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Then row 1 has no place for 1.').waitFor();
    await context.close();
  });

  test('the path can omit a technique, and a technique can be practised', async () => {
    const { page, context, problems } = await open(`g=${grids.xWing}&v=learn`);
    await page.getByRole('button', { name: 'All steps' }).click();
    const path = page.locator('.path');
    await path.getByText('X-Wing').waitFor();
    await page.getByLabel('Leave out').selectOption('x_wing');
    await until(async () => assert.equal(await path.getByText('X-Wing').count(), 0));
    await page.getByLabel('Leave out').selectOption('');
    await path.getByText('X-Wing').click();
    const link = page.getByRole('link', { name: 'About X-Wing' });
    assert.match(await link.getAttribute('href'), /docs\/techniques\/x_wing\.md$/);
    await page.getByRole('button', { name: 'Practise X-Wing' }).click();
    await page.getByText('Can you find the next step? It is X-Wing.').waitFor();
    assert.equal(await page.locator('.picture-bar').count(), 0); // the position, not the steps to it
    await page.getByRole('button', { name: 'Show everything' }).click();
    await page.locator('.advice h3').filter({ hasText: 'X-Wing' }).waitFor();
    assert.deepEqual(problems, []);
    await context.close();
  });

  test('hints, steps, contradictions, verdicts and errors are fully in German', async () => {
    const { page, context, problems } = await open(`g=${grids.xWing}&v=learn`, { locale: 'de-DE' });
    const english = /\b(?:the|is|are|not|look at|box|row|column|found|expected|has|must)\b/i;
    const german = async (locator) => assert.doesNotMatch(await locator.innerText(), english);
    await page.getByRole('button', { name: 'Wo?' }).click();
    await page.getByText('Sieh dir das Gitter ganz in der Mitte an.').waitFor();
    await page.getByRole('button', { name: 'Alles zeigen' }).click();
    await page.getByText('Also: r9c4 ist nicht 9.').waitFor();
    await german(page.locator('.advice'));
    await page.getByRole('button', { name: 'Alle Schritte' }).click();
    await page.locator('.path').getByText('X-Wing').waitFor();
    await german(page.locator('.panel'));
    await page.goto('about:blank');
    await context.close();
    const checked = await open(`g=${grids.contradiction}&v=check`, { locale: 'de-DE' });
    await checked.page.getByRole('heading', { name: 'Keine Lösung' }).waitFor();
    await checked.page.locator('.repairs').first().waitFor();
    await checked.page.locator('.verdict details.words summary').click();
    await german(checked.page.locator('.panel'));
    await paste(checked.page, 'this is none');
    await checked.page.getByText(/gefunden: .*erwartet: ein Rätsel/).waitFor();
    assert.deepEqual([...problems, ...checked.problems], []);
    await checked.context.close();
  });

  test('another language applies at once to the answers on the page, and to the next ones', async () => {
    const { page, context, problems } = await open(`g=${grids.contradiction}&v=check`);
    const said = page.locator('.verdict details.words');
    const about = [];
    for (const [language, heading] of [['', 'No solution'], ['de', 'Keine Lösung'], ['en', 'No solution']]) {
      if (language) await page.locator('header select').selectOption(language);
      await page.getByRole('heading', { name: heading }).waitFor();
      await page.locator('.repairs').first().waitFor();
      if (!(await said.evaluate((it) => it.open))) await said.locator('summary').click();
      about.push(await said.innerText());
    }
    assert.match(about[0], /\bthe\b/);
    assert.doesNotMatch(about[1], /\b(?:the|is|are)\b/);
    assert.equal(about[2], about[0]);
    await paste(page, 'this is none');
    await page.getByText(/found .*expected a puzzle/).waitFor();
    assert.deepEqual(problems, []);
    await context.close();
  });
});
