// Offline, by Workbox: all files of this build are fetched once and then come from the cache.  A newer build waits until no page
// of this one is open, which keeps its files as long: what a page loads late is of its own build.

import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { hasSimd } from 'nonet/simd';

// Of the engine's modules those that run here; that of photos runs everywhere.
const wanted = ({ url }) => !url.endsWith('.wasm') || url.includes('nonet-photo') || url.includes('-nosimd') !== hasSimd();

precacheAndRoute(self.__WB_MANIFEST.filter(wanted), { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();
clientsClaim(); // the first visit, too
