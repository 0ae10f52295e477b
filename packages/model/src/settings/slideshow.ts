import { choice, flag, milliseconds, number } from '../reading/scalars.ts';
import { from, shape } from '../reading/shape.ts';
import { firstSlide } from './drawnSettings.ts';

/** spec/1 §3 and spec/2 §3, slideshow. `auto` is written only where it differs from the writer's default, which is on. */
export const slideshow = shape(
  {
    auto: flag(true),
    /** How often the show runs through: 0 or less is for ever. */
    loop: number(0),
    stopAt: number(-1),
    shuffle: flag(false),
    initDelayMs: from('initDelay', milliseconds(0)),
    firstSlide,
    pauseOnHover: from('sOH', flag(false)),
    freezeOnBlur: from(['fOB', 'blur', 'stopOnBlur'], flag(false)),
    navDelayMs: from('nd', milliseconds(0)),
    notOnIos: from('naios', flag(false)),
    waitForInit: from('wait', flag(false)),
    viewPortStart: from('viewPortStart', choice(['wait', 'pause'], 'wait')),
  },
  { ignores: ['viewPort', 'viewPortArea'] },
);
