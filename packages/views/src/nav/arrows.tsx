import type { ModuleSettings } from '@vitrine/model';
import { type ReactElement, useMemo } from 'react';
import type { StyleSheet } from '../css/StyleSheet.ts';
import { ArrowView } from './ArrowView.tsx';
import { type ArrowSide, arrowTargets } from './arrowTargets.ts';
import { addAppearRules } from './css/appearRules.ts';
import { placeDeclarations } from './css/placeDeclarations.ts';
import { addLookRules, lookOf } from './looks/lookOf.ts';
import type { ResolvedLook } from './looks/readyLook.ts';
import type { NavigationProps, Parts } from '../module/CompiledModule.ts';
import type { Arrows } from './navTypes.ts';

const arrowLook = (arrows: Arrows, parts: Parts) =>
  lookOf('arrows', arrows, parts.arrows?.looks ?? {}, parts);

const hasTemplate = ({ html }: ResolvedLook): boolean => html.trim() !== '';

export function addArrowRules(
  sheet: StyleSheet,
  arrows: Arrows,
  settings: ModuleSettings,
  root: string,
  parts: Parts,
): void {
  for (const side of ['left', 'right'] as const) {
    const selector = `.sr7-at-${side}`;
    sheet.ruleOfWidth(`${root} ${selector}`, (level, width) => ({
      ...placeDeclarations(arrows[side], settings, level),
      display: arrows.show[width] ? 'block' : 'none',
    }));
    addAppearRules(sheet, arrows, arrows[side], { root, selector });
  }
  const look = arrowLook(arrows, parts);
  if (hasTemplate(look)) sheet.raw(parts.arrows?.pictureCss ?? '');
  addLookRules(sheet, look, root, parts);
}

interface ArrowPairProps extends NavigationProps {
  readonly arrows: Arrows;
}

export function ArrowPair({ arrows, compiled, frame, player, slidesId }: ArrowPairProps): ReactElement {
  const { parts } = compiled;
  const look = useMemo(() => arrowLook(arrows, parts), [arrows, parts]);
  const Arrow = (hasTemplate(look) && parts.arrows?.TemplateArrow) || ArrowView;
  const targets = arrowTargets(frame);
  const arrow = (side: ArrowSide): ReactElement => {
    const { key, number } = targets[side];
    const press = (): void => (side === 'left' ? player?.previous() : player?.next());
    return (
      <Arrow
        side={side}
        look={look}
        compiled={compiled}
        slidesId={slidesId}
        slideKey={key}
        number={number}
        onPress={player ? press : null}
      />
    );
  };
  return (
    <>
      {arrow('left')}
      {arrow('right')}
    </>
  );
}
