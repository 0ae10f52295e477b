import type { ModuleSettings } from '@vitrine/model';
import { type ReactElement, useMemo } from 'react';
import type { StyleSheet } from '../css/StyleSheet.ts';
import { ArrowView } from './ArrowView.tsx';
import { addAppearRules } from './css/appearRules.ts';
import { lookCss } from './css/lookCss.ts';
import { placeDeclarations } from './css/placeDeclarations.ts';
import { ARROW_LOOKS } from './looks/arrows/index.ts';
import { resolveLook } from './looks/resolveLook.ts';
import type { NavigationProps } from '../module/CompiledModule.ts';
import type { Arrows } from './navTypes.ts';

const lookOf = (arrows: Arrows) => resolveLook('arrows', arrows, ARROW_LOOKS);

export function addArrowRules(
  sheet: StyleSheet,
  arrows: Arrows,
  settings: ModuleSettings,
  root: string,
): void {
  for (const side of ['left', 'right'] as const) {
    const selector = `.sr7-at-${side}`;
    sheet.rule(`${root} ${selector}`, (level) => ({
      ...placeDeclarations(arrows[side], settings, level),
      display: arrows.show[level] ? 'block' : 'none',
    }));
    addAppearRules(sheet, arrows, arrows[side], { root, selector });
  }
  sheet.raw(lookCss(lookOf(arrows), root));
}

interface ArrowPairProps extends NavigationProps {
  readonly arrows: Arrows;
}

export function ArrowPair({ arrows, compiled, frame, player, slidesId }: ArrowPairProps): ReactElement {
  const look = useMemo(() => lookOf(arrows), [arrows]);
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
