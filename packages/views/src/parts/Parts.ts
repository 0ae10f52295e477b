import type * as carousel from '../carousel/part.ts';
import type * as controls from '../controls/part.ts';
import type * as effects from '../effects/effectsCss.ts';
import type * as arrows from '../nav/arrows.tsx';
import type { KindPart } from '../nav/KindPart.ts';
import type * as nav from '../nav/part.ts';
import type * as rows from '../nav/rows.ts';
import type * as scrubber from '../nav/scrubber/part.ts';
import type * as progress from '../progress/part.ts';

/** What not every module needs to be drawn. A part that is not there is not drawn. */
export interface Parts {
  readonly carousel?: typeof carousel;
  /** What moves by itself can be stopped, and changes are told. */
  readonly controls?: typeof controls;
  /** What every kind of navigation stands in. */
  readonly nav?: typeof nav;
  readonly arrows?: typeof arrows;
  readonly rows?: typeof rows;
  readonly bullets?: KindPart;
  readonly tabs?: KindPart;
  readonly thumbs?: KindPart;
  readonly scrubber?: typeof scrubber;
  readonly progress?: typeof progress;
  /** What modules need of their box that follow pointer or page. */
  readonly effects?: typeof effects;
}
