import { plain } from '../values/frameValues.ts';
import type { Preset } from '../values/TransitionValues.ts';
import type { TransitionKind } from './TransitionKind.ts';

const through = (padding: string): Preset => ({
  padding,
  in: { opacity: plain(0) },
  out: { opacity: plain(0) },
});

/** First the one fades out, then the other in. */
export const fadethrough: TransitionKind = {
  groups: ['fade'],
  presets: () => ({
    fadethroughdark: through('dark'),
    fadethroughlight: through('light'),
    fadethroughtransparent: through('transparent'),
  }),
};
