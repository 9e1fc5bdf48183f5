// A module worker: post it { method, given }, and it posts back { answer } or { error }.
// To cancel, terminate the worker and start another.
import { load } from '../dist/web.js';

const ready = load();
onmessage = ({ data: { method, given } }) =>
  ready
    .then((n) => n[method](...given))
    .then((answer) => postMessage({ answer }))
    .catch(({ code, message }) => postMessage({ error: { code, message } }));
