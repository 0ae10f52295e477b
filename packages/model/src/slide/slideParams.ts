import { NAV_TEXT_LENGTH, SLIDE_PARAM_COUNT } from '../limits.ts';
import { changed, list } from '../reading/composites.ts';
import { number, text } from '../reading/scalars.ts';
import { from, shape } from '../reading/shape.ts';

/** spec/1 §5 and spec/2 §5: up to ten params, kept only when they say something; each keeps its number for `{{param2}}`. */
export const slideParams = changed(
  list(
    shape(
      { value: from('v', text()), length: from('l', number(NAV_TEXT_LENGTH)) },
      { instead: (value) => ({ v: value }) },
    ),
  ),
  (all) =>
    all
      .slice(0, SLIDE_PARAM_COUNT)
      .map((param, index) => ({ ...param, number: index + 1 }))
      .filter((param) => param.value !== ''),
);
