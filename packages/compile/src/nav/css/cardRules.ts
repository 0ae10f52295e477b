import type { ModuleSettings } from '@vitrine/model';
import type { Declarations } from '../../css/Declarations.ts';
import { type Cards, type LevelIndex, MOST_VISIBLE, round, type ShownRow } from '@vitrine/player/markup';
import { measureToCss } from '../../css/units.ts';
import type { StyleSheet } from '../../css/StyleSheet.ts';
import { EDGE_PX } from '../../limits.ts';
import { moduleHeight } from '../../css/sizeCss.ts';
import { itemSize } from './itemSize.ts';
import { sideRoom } from './outside.ts';

type Settings = Pick<ModuleSettings, 'size' | 'scrollTimeline' | 'nav'>;

/** What there is for a row along its direction. */
function roomOf(
  row: Cards,
  isDown: boolean,
  settings: Settings,
  level: LevelIndex,
  width: LevelIndex,
): string {
  const px = (each: Cards['x'][LevelIndex]): string => measureToCss(each, { scales: false });
  const edge = isDown
    ? row.vertical[level] === 'center'
      ? '0px'
      : px(row.y[level])
    : row.horizontal[level] === 'center'
      ? '0px'
      : px(row.x[level]);
  const beside = isDown ? null : sideRoom(settings.nav, level);
  const across = row.alignTo === 'grid' ? 'min(100cqw,var(--gw))' : '100cqw';
  const whole = isDown ? moduleHeight(settings, level, width) : beside ? `(${across} - ${beside})` : across;
  return `calc(${whole} - 2*(max(${EDGE_PX}px,${edge}) + ${px(row.wrapper.padding[level])}))`;
}

/**
 * Lengths that everything in the row refers to: item, pitch from item to item, window (as many whole items as the author
 * wants, there are, and there is room for: spec/2 §5), and how far the row is moved in it. `--n` items, `--i` in the middle.
 */
function lengthsOf(row: Cards, settings: Settings, level: LevelIndex, atWidth: LevelIndex): Declarations {
  const isDown = row.direction[level] === 'vertical';
  const gap = `${round(row.gapPx)}px`;
  const { width, height } = itemSize(row, level);
  const most = Math.max(1, Math.min(MOST_VISIBLE, Math.floor(row.maxVisible[level])));
  const wanted = `min(${most},var(--n))*var(--p)`;
  return {
    '--room': roomOf(row, isDown, settings, level, atWidth),
    '--w': isDown ? width : `min(${width},var(--room))`,
    '--h': isDown ? `min(${height},var(--room))` : height,
    '--p': `calc(${isDown ? 'var(--h)' : 'var(--w)'} + ${gap})`,
    '--win': `max(var(--p),min(${wanted},round(down,var(--room) + ${gap},var(--p))))`,
    '--off':
      'clamp(0px,round(down,var(--i)*var(--p) - (var(--win) - var(--p))/2 + .5px,var(--p)),var(--n)*var(--p) - var(--win))',
  };
}

/**
 * Rings, shadows and lifted items may reach beyond the window: across it freely, along it not as far as the next item. The
 * wrapper's own distances make the tray wider across the row, and only move the row along itself.
 */
function windowOf({ wrapper, direction, gapPx }: Cards, level: LevelIndex): Declarations {
  const isDown = direction[level] === 'vertical';
  const gap = `${round(gapPx)}px`;
  const [awayX, awayY] = [away(wrapper.x[level]), away(wrapper.y[level])];
  const along = (by: string): string => `min(max(0px,${gap} - 3px),${across(by)})`;
  const across = (by: string): string => `max(8px,${by})`;
  const x = (isDown ? across : along)(awayX);
  const y = (isDown ? along : across)(awayY);
  return {
    width: isDown ? 'var(--w)' : `calc(var(--win) - ${gap})`,
    height: isDown ? `calc(var(--win) - ${gap})` : 'var(--h)',
    padding: `${y} ${x}`,
    'margin-inline': (isDown ? widened : moved)(awayX, x),
    'margin-block': (isDown ? moved : widened)(awayY, y),
  };
}

const away = (length: Cards['x'][LevelIndex]): string => measureToCss(length, { scales: false });
const widened = (by: string, reach: string): string => `calc(${by} - ${reach})`;
const moved = (by: string, reach: string): string => `calc(${by} - ${reach}) calc(-1*${by} - ${reach})`;

function trackOf(row: Cards, level: LevelIndex): Declarations {
  const isDown = row.direction[level] === 'vertical';
  const long = `calc(var(--n)*var(--p) - ${round(row.gapPx)}px)`;
  return {
    width: isDown ? 'var(--w)' : long,
    height: isDown ? long : 'var(--h)',
    translate: isDown ? '0 calc(-1*var(--off))' : 'calc(-1*var(--fw)*var(--off))',
  };
}

function itemOf(row: Cards, level: LevelIndex): Declarations {
  const isDown = row.direction[level] === 'vertical';
  const along = 'calc(var(--k)*var(--p))';
  return {
    width: 'var(--w)',
    height: 'var(--h)',
    'inset-inline': `${isDown ? '0px' : along} auto`,
    'inset-block': `${isDown ? along : '0px'} auto`,
  };
}

/** The tray that a row lies in; a stretched one runs from edge to edge. */
function trayOf({ wrapper, direction, horizontal, vertical }: Cards, level: LevelIndex): Declarations {
  const isDown = direction[level] === 'vertical';
  const ends: Readonly<Record<string, string>> = { left: 'start', top: 'start', right: 'end', bottom: 'end' };
  return {
    padding: measureToCss(wrapper.padding[level], { scales: false }),
    background: wrapper.color === 'transparent' ? undefined : wrapper.color,
    width: wrapper.stretch && !isDown ? '100%' : 'fit-content',
    height: wrapper.stretch && isDown ? '100%' : 'fit-content',
    'justify-content': ends[horizontal[level]] ?? 'center',
    'align-content': ends[vertical[level]] ?? 'center',
  };
}

/** Where a stretched tray begins and ends. */
export function stretched({ wrapper, direction }: Cards, level: LevelIndex): Declarations {
  if (!wrapper.stretch) return { width: 'fit-content', height: 'fit-content' };
  return direction[level] === 'vertical'
    ? { width: 'fit-content', height: 'auto', 'inset-block': '0px', 'margin-block': '0' }
    : { width: 'auto', height: 'fit-content', 'inset-inline': '0px', 'margin-inline': '0' };
}

/** Tabs and thumbs: items of a size in a window that follows the current one, all by arithmetic on lengths. */
export function addCardItemRules(
  sheet: StyleSheet,
  { kind, row, spot }: ShownRow & { readonly spot: string },
  settings: ModuleSettings,
): void {
  if (!('size' in row)) return;
  const tray = `${spot}>.sr7-${kind.name}`;
  sheet.ruleOfWidth(spot, (level, width) => lengthsOf(row, settings, level, width));
  sheet.rule(tray, (level) => trayOf(row, level));
  sheet.rule(`${tray}>.sr7-${kind.name}-mask`, (level) => windowOf(row, level));
  sheet.rule(`${tray}>.sr7-${kind.name}-mask>.sr7-track`, (level) => trackOf(row, level));
  sheet.rule(`${tray}>.sr7-${kind.name}-mask>.sr7-track>.${kind.itemClass}`, (level) => itemOf(row, level));
}
