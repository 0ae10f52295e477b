import { rowsOf } from '../markup/rowKinds.ts';
import type { Enhancer } from './Enhancer.ts';
import { enhanceRow } from './enhanceRow.ts';

/** Bullets, tabs and thumbs work from now on, and follow the slide that shows. */
export const navRows: Enhancer = (options) => {
  const enhanced = rowsOf(options.module.settings.nav).flatMap((shown) => {
    const spot = options.host.querySelector<HTMLElement>(`:scope>sr7-nav .sr7-at-${shown.kind.name}`);
    return spot ? [enhanceRow(spot, shown, options)] : [];
  });
  return {
    follow(frame) {
      for (const row of enhanced) row.follow(frame);
    },
    end() {
      for (const row of enhanced) row.end();
    },
  };
};
