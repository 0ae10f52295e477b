import { changed, list } from '../reading/composites.ts';
import { flag, text } from '../reading/scalars.ts';
import { from, shape } from '../reading/shape.ts';

/** The last slide of a global layer: a number, or `last`. */
const slideBound = (fallback: number | 'last') =>
  changed(text(String(fallback)), (written): number | 'last' =>
    Number.isFinite(Number.parseInt(written, 10)) ? Number.parseInt(written, 10) : fallback,
  );

/** What only the player of a layer asks for. */
export const playedLayerFields = {
  toggleText: from(
    ['toggle', 'tog'],
    changed(shape({ text: text() }, { ignores: ['set', 'u', 'inv'] }), (toggle) => toggle.text),
  ),
  startSlide: from('sStart', slideBound(1)),
  endSlide: from('sEnd', slideBound('last')),
  showOnHover: from('viSH', flag(false)),
  listens: from('listen', list(text())),
};
