import { type ReactElement, type ReactNode, useMemo } from 'react';
import { element } from '../elements.ts';
import { ArrowView } from './ArrowView.tsx';
import { isOutside } from './css/outside.ts';
import { rowsOf, type ShownRow } from './kinds/index.ts';
import { resolveLook } from './looks/resolveLook.ts';
import type { NavigationProps } from './NavigationProps.ts';
import type { Arrows } from './navTypes.ts';
import { RowView } from './RowView.tsx';
import { Scrubber } from './scrubber/Scrubber.tsx';
import { useTouched } from './useTouched.ts';

/** The arrows, bullets, tabs, thumbs and the scrubber of a module; none where there is nothing to choose from. */
export function Navigation(props: NavigationProps): ReactElement | null {
  const { compiled, frame, player } = props;
  const { nav } = compiled.module.settings;
  const rows = useMemo(() => rowsOf(nav), [nav]);
  const { touched, attach } = useTouched(player !== null);
  if (frame.navKeys.length < 2) return null;
  const rowView = (shown: ShownRow): ReactNode => <RowView key={shown.kind.name} shown={shown} {...props} />;
  const arrows = nav.arrows?.on ? <ArrowPair key="arrows" arrows={nav.arrows} {...props} /> : null;
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
      {nav.scrubber?.on ? <Scrubber {...props} /> : null}
    </>
  );
}

interface ArrowPairProps extends NavigationProps {
  readonly arrows: Arrows;
}

function ArrowPair({ arrows, compiled, frame, player, slidesId }: ArrowPairProps): ReactElement {
  const look = useMemo(() => resolveLook('arrows', arrows), [arrows]);
  const { navKeys: keys, currentKey } = frame;
  const current = Math.max(0, keys.indexOf(currentKey));
  const arrow = (side: 'left' | 'right', step: number): ReactElement => {
    const index = (current + step + keys.length) % keys.length;
    const press = (): void => (side === 'left' ? player?.previous() : player?.next());
    return (
      <ArrowView
        side={side}
        look={look}
        compiled={compiled}
        slidesId={slidesId}
        slideKey={keys[index] ?? ''}
        number={index + 1}
        onPress={player ? press : null}
      />
    );
  };
  return (
    <>
      {arrow('left', -1)}
      {arrow('right', 1)}
    </>
  );
}
