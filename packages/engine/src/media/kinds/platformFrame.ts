import type { MediaPlayerOptions } from '../MediaPlayer.ts';

/** Parameters of an embedded page; null leaves one out. */
type Parameters = Readonly<Record<string, string | number | null>>;

/** The page of a platform in the film's box. `args` are the author's own parameters, and win over ours. */
export function platformFrame(
  { box, fields }: MediaPlayerOptions,
  pageOf: (film: string) => string,
  ours: Parameters,
  fixed: Parameters,
): HTMLIFrameElement | null {
  const place = box.querySelector<HTMLElement>('[data-film]');
  const film = place?.dataset['film'];
  if (!place || !film) return null;
  const page = new URL(pageOf(film));
  const args = new URLSearchParams(fields.args.replaceAll(';', '').replace(/^[?&]+/, ''));
  for (const [name, value] of [...Object.entries(ours), ...args, ...Object.entries(fixed)])
    if (value === null) page.searchParams.delete(name);
    else page.searchParams.set(name, String(value));
  const frame = box.ownerDocument.createElement('iframe');
  frame.src = page.href;
  frame.title = place.dataset['name'] ?? '';
  frame.allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen';
  frame.allowFullscreen = fields.allowFullScreen || fields.controls.show;
  // Platforms refuse pages that do not say where they are.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  if (!frame.title) frame.tabIndex = -1;
  place.replaceChildren(frame);
  return frame;
}
