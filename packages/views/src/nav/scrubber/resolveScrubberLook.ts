import type { ResolvedLook } from '../looks/resolveLook.ts';
import { fill, valuesOf } from '../looks/resolveLook.ts';
import { SCRUBBER_LOOKS } from './looks/index.ts';
import type { ScrubberSettings } from './scrubberSettings.ts';

/** What a document's own looks take for granted: they say only what differs. */
const GRANTED = `:where(.sr7-scrubber-handle){display:block;width:20px;height:20px;border-radius:50%;background:##color##;box-shadow:0 0 0 1px rgba(0,0,0,.45)}
:where(.sr7-scrubber-label){border-radius:4px;background:rgba(0,0,0,.7);color:#fff}`;

/** The look of a scrubber: the document's own, one of ours that it names, or our first. Its colours are always at hand. */
export function resolveScrubberLook(scrubber: ScrubberSettings): ResolvedLook {
  const { look: name, html, css, color, background } = scrubber;
  const colours = { color, background };
  if (css.trim() !== '')
    return {
      name,
      html: html.trim() === '' ? '<span class="sr7-scrubber-handle"></span>' : html,
      css: `${fill(GRANTED, colours)}\n${fill(css, valuesOf(scrubber, colours))}`,
    };
  const ownName = Object.hasOwn(SCRUBBER_LOOKS, name) ? name : (Object.keys(SCRUBBER_LOOKS)[0] ?? '');
  const own = SCRUBBER_LOOKS[ownName];
  if (!own) return { name, html, css: '' };
  return {
    name: ownName,
    html: html.trim() === '' ? own.html : html,
    css: fill(own.css, valuesOf(scrubber, { ...own.values, ...colours })),
  };
}
