// The address at which the page will stand, for the picture of shared links: sites that show one want it absolute, and the page
// does not know it.  NONET_WEB_ADDRESS=https://example.org/sudoku/ writes it in; without it the picture's address stays relative.

import type { Plugin } from 'vite';

const meta = (property: string, content: string) => `<meta property="${property}" content="${content}" />`;

export function withAddress(html: string, address: string | undefined): string {
  if (!address) return html;
  const base = new URL(address.endsWith('/') ? address : `${address}/`); // of what is no address: an error
  const relative = meta('og:image', './share.png');
  if (!html.includes(relative)) throw new Error(`index.html has no ${relative}`);
  return html.replace(relative, `${meta('og:url', base.href)}\n    ${meta('og:image', new URL('share.png', base).href)}`);
}

export const address = (): Plugin => ({
  name: 'nonet-address',
  transformIndexHtml: (html) => withAddress(html, process.env.NONET_WEB_ADDRESS),
});
