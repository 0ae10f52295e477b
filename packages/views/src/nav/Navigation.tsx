import { type ReactElement, type ReactNode, useMemo } from 'react';
import { element } from '../elements.ts';
import type { ShownRow } from './kinds/index.ts';
import { isOutside } from './kinds/isOutside.ts';
import type { NavigationProps } from '../module/CompiledModule.ts';
import { useTouched } from './useTouched.ts';

/** The arrows, bullets, tabs, thumbs and the scrubber of a module; none where there is nothing to choose from. */
export function Navigation(props: NavigationProps): ReactElement | null {
  const { compiled, frame, player } = props;
  const { nav } = compiled.module.settings;
  const { arrows: arrowPart, rows: rowPart, scrubber } = compiled.parts;
  const rows = useMemo(() => rowPart?.rowsOf(nav) ?? [], [nav, rowPart]);
  const { touched, attach } = useTouched(player !== null);
  if (frame.navKeys.length < 2) return null;
  const rowView = (shown: ShownRow): ReactNode =>
    rowPart ? <rowPart.RowView key={shown.kind.name} shown={shown} {...props} /> : null;
  const arrows =
    arrowPart && nav.arrows?.on ? <arrowPart.ArrowPair key="arrows" arrows={nav.arrows} {...props} /> : null;
  const inside = rows.filter((shown) => !isOutside(shown));
  return (
    <>
      {arrows || rows.length > 0
        ? element(
            'sr7-nav',
            { key: 'over', ref: attach, 'data-touched': touched ? '' : undefined },
            arrows,
            inside.map(rowView),
          )
        : null}
      {rows
        .filter(isOutside)
        .map((shown) =>
          element(
            'sr7-nav',
            { key: shown.kind.name, className: `sr7-outside sr7-out-${shown.kind.name}` },
            rowView(shown),
          ),
        )}
      {scrubber && nav.scrubber?.on ? <scrubber.Scrubber {...props} /> : null}
    </>
  );
}
