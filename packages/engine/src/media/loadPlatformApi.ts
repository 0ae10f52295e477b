import { type Clock, loadScript } from '@vitrine/browser';
import { API_MOST_MS, API_POLL_MS } from '../limits.ts';

/** Where the script of a platform is, and what of the page it makes. */
const APIS: ReadonlyMap<string, readonly [url: string, global: string]> = new Map([
  ['youtube', ['https://www.youtube.com/iframe_api', 'YT']],
  ['vimeo', ['https://player.vimeo.com/api/player.js', 'Vimeo']],
]);

/** spec/2 §5 and §7: fetched once a page, and asked every 50 ms whether it is there. */
export async function loadPlatformApi(
  name: string,
  clock: Clock,
  load: (url: string) => Promise<unknown> = loadScript,
): Promise<unknown> {
  const api = APIS.get(name);
  if (!api) throw new Error('Invalid API name. Please use "youtube" or "vimeo"');
  const [url, global] = api;
  const failure = `Failed to load ${name} API`;
  const ready = (): unknown => {
    const made: unknown = Reflect.get(globalThis, global);
    return made && typeof made === 'object' && 'Player' in made ? made : null;
  };
  if (!ready()) {
    await load(url).catch((cause: unknown) => {
      throw new Error(failure, { cause });
    });
  }
  return new Promise((resolve, reject) => {
    const untilMs = clock.now() + API_MOST_MS;
    const look = (): void => {
      const made = ready();
      if (made) resolve(made);
      else if (clock.now() >= untilMs) reject(new Error(failure));
      else clock.after(API_POLL_MS, look);
    };
    look();
  });
}
