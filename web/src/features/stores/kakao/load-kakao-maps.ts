import type { KakaoMaps } from './kakao-maps.ts';

/** How often it is looked whether the library is there. */
const CHECK_MS = 100;
/** How long one attempt may take: 5 s on a slow line are enough for a script of a few KB and what it fetches. */
const CHECKS_PER_ATTEMPT = 50;
/** How long to wait before each retry. */
const BACK_OFF_MS = [1_000, 2_000, 4_000];

const scriptUrl = (key: string) =>
  `https://dapi.kakao.com/v2/maps/sdk.js?appkey=${encodeURIComponent(key)}&autoload=false`;

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Kakao's map library; null when it cannot be had after all retries, or the reader has left. */
export async function loadKakaoMaps(key: string, signal: AbortSignal): Promise<KakaoMaps | null> {
  for (const pause of [0, ...BACK_OFF_MS]) {
    if (pause > 0) await wait(pause);
    if (signal.aborted) return null;
    const maps = await attempt(key, signal);
    if (maps || signal.aborted) return maps;
  }
  return null;
}

/** Adds the script where it is not there yet, and looks until the library is ready, fails, or takes too long. */
async function attempt(key: string, signal: AbortSignal): Promise<KakaoMaps | null> {
  const progress = { failed: false, asked: false, ready: false };
  const script = window.kakao?.maps ? null : addScript(key, () => (progress.failed = true));
  for (let check = 0; check < CHECKS_PER_ATTEMPT; check += 1) {
    if (progress.failed || signal.aborted) break;
    const maps = window.kakao?.maps;
    if (maps && progress.ready) return maps;
    if (maps && !progress.asked) {
      progress.asked = true;
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
