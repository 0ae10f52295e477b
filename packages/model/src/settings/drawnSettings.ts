import { changed } from '../reading/composites.ts';
import { text } from '../reading/scalars.ts';
import { shape } from '../reading/shape.ts';

/** A 1-based number, `#id`, `first`, `last` or a key. */
export const firstSlide = changed(text(), (written) => written.trim());

/** All that drawing asks of what players and editors know better. */
export const drawnSettings = { slideshow: shape({ firstSlide }), codes: shape({ css: text() }) };
