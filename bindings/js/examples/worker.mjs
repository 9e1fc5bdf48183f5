// A module worker: post it { method, given }, and it posts back { answer } or { error }.
// To cancel, terminate the worker and start another.
import { load } from '../dist/web.js';

const ready = load();
onmessage = async ({ data: { method, given } }) => {
  try {
    const n = await ready;
    postMessage({ answer: n[method](...given) });
  } catch ({ code, message }) {
    postMessage({ error: { code, message } });
  }
};
