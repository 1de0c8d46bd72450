import type { KakaoMaps } from './kakao-maps.ts';

/** The interval at which an attempt checks whether the library is available. */
const CHECK_MS = 100;
/**
 * The number of checks after which an attempt fails: 5 s, enough on a slow connection for a script of a few KB and its
 * parts.
 */
const CHECKS_PER_ATTEMPT = 50;
/** The delay before each retry. */
const BACK_OFF_MS = [1_000, 2_000, 4_000];

const scriptUrl = (key: string) =>
  `https://dapi.kakao.com/v2/maps/sdk.js?appkey=${encodeURIComponent(key)}&autoload=false`;

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Returns Kakao's map library, or null when all attempts have failed or `signal` is aborted. */
export async function loadKakaoMaps(key: string, signal: AbortSignal): Promise<KakaoMaps | null> {
  for (const pause of [0, ...BACK_OFF_MS]) {
    if (pause > 0) await wait(pause);
    if (signal.aborted) return null;
    const maps = await attempt(key, signal);
    if (maps || signal.aborted) return maps;
  }
  return null;
}

/** Adds the script if the library is missing, and waits until the library is ready, fails or takes too long. */
async function attempt(key: string, signal: AbortSignal): Promise<KakaoMaps | null> {
  const progress = { failed: false, requested: false, ready: false };
  const script = window.kakao?.maps ? null : addScript(key, () => (progress.failed = true));
  for (let check = 0; check < CHECKS_PER_ATTEMPT; check += 1) {
    if (progress.failed || signal.aborted) break;
    const maps = window.kakao?.maps;
    if (maps && progress.ready) return maps;
    if (maps && !progress.requested) {
      progress.requested = true;
      maps.load(() => (progress.ready = true));
      if (progress.ready) return maps;
    }
    await wait(CHECK_MS);
  }
  if (!window.kakao?.maps) script?.remove();
  return null;
}

function addScript(key: string, onFailure: () => void): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.src = scriptUrl(key);
  script.addEventListener('error', onFailure);
  document.head.append(script);
  return script;
}
