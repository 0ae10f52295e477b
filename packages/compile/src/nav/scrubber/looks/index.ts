import type { Look } from '../../looks/Look.ts';
import { capsuleScrubber } from './capsule.ts';
import { counterScrubber } from './counter.ts';
import { framesScrubber } from './frames.ts';
import { glowScrubber } from './glow.ts';
import { rulerScrubber } from './ruler.ts';
import { threadScrubber } from './thread.ts';
import { tubeScrubber } from './tube.ts';

/** Ready-made looks by name; the first serves where a document names none that is known. */
export const SCRUBBER_LOOKS: Readonly<Record<string, Look>> = {
  'vt-thread': threadScrubber,
  'vt-tube': tubeScrubber,
  'vt-ruler': rulerScrubber,
  'vt-frames': framesScrubber,
  'vt-counter': counterScrubber,
  'vt-glow': glowScrubber,
  'vt-capsule': capsuleScrubber,
};
