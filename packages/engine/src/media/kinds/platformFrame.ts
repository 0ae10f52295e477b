import type { MediaPlayerOptions } from '../MediaPlayer.ts';
import { type PageParameters, platformUrl } from './platformUrl.ts';

/** Not sandboxed: platforms look at their own page, and refuse one that is cut off. */
const FRAME = 'iframe';

/** Puts a platform's page into the film's box; null where the box names no film. */
export function platformFrame(
  { box, fields }: MediaPlayerOptions,
  pageOf: (film: string) => string,
  ours: PageParameters,
  fixed: PageParameters,
): HTMLIFrameElement | null {
  const place = box.querySelector<HTMLElement>('[data-film]');
  const film = place?.dataset['film'];
  if (!place || !film) return null;
  const frame = box.ownerDocument.createElement(FRAME);
  frame.src = platformUrl(pageOf(film), ours, fields.args, fixed);
  frame.title = place.dataset['name'] ?? '';
  frame.allow = `autoplay; encrypted-media; picture-in-picture${fields.allowFullScreen ? '; fullscreen' : ''}`;
  // Platforms refuse pages that do not say where they are.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  // Where it shows no controls, nothing in it is to be reached.
  if (!('controls' in place.dataset)) frame.tabIndex = -1;
  place.replaceChildren(frame);
  return frame;
}
