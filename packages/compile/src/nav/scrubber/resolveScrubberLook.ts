import type { ResolvedLook } from '../looks/readyLook.ts';
import { chooseLook } from '../looks/resolveLook.ts';
import { SCRUBBER_LOOKS } from './looks/index.ts';
import type { ScrubberSettings } from './scrubberSettings.ts';

/** What a document's own looks take for granted: they say only what differs. */
const GRANTED = `:where(.sr7-scrubber-handle){display:block;width:20px;height:20px;border-radius:50%;background:##color##;box-shadow:0 0 0 1px rgba(0,0,0,.45)}
:where(.sr7-scrubber-label){border-radius:4px;background:rgba(0,0,0,.7);color:#fff}`;

/** The look of a scrubber; its colours are always at hand. */
export function resolveScrubberLook(scrubber: ScrubberSettings): ResolvedLook {
  const { color, background } = scrubber;
  return chooseLook(scrubber, {
    looks: SCRUBBER_LOOKS,
    granted: GRANTED,
    html: '<span class="sr7-scrubber-handle"></span>',
    values: { color, background },
  });
}
