/** @jsxImportSource hono/jsx */
import { element, type Html } from '../elements.ts';
import { ArrowPair } from './ArrowPair.tsx';
import { rowsOf, type ShownRow } from '@vitrine/player/markup';
import { isOutside } from './css/outside.ts';
import type { NavigationProps } from './NavigationProps.ts';
import { RowView } from './RowView.tsx';
import { Scrubber } from './scrubber/Scrubber.tsx';

/** The arrows, bullets, tabs, thumbs and the scrubber of a module; none where there is nothing to choose from. */
export function Navigation(props: NavigationProps): Html | null {
  const { compiled, frame } = props;
  const { nav } = compiled.module.settings;
  const rows = rowsOf(nav);
  if (frame.navKeys.length < 2) return null;
  const rowView = (shown: ShownRow): Html => <RowView shown={shown} {...props} />;
  const arrows = nav.arrows?.on ? <ArrowPair arrows={nav.arrows} {...props} /> : null;
  const inside = rows.filter((shown) => !isOutside(shown));
  return (
    <>
      {arrows || rows.length > 0 ? element('sr7-nav', {}, arrows, inside.map(rowView)) : null}
      {rows
        .filter(isOutside)
        .map((shown) =>
          element('sr7-nav', { className: `sr7-outside sr7-out-${shown.kind.name}` }, rowView(shown)),
        )}
      {nav.scrubber?.on ? <Scrubber {...props} scrubber={nav.scrubber} /> : null}
    </>
  );
}
