import { PROGRESS_MOVES, ringSize } from '@vitrine/engine';
import type { Module } from '@vitrine/model';
import type { Declarations } from '../css/Declarations.ts';
import type { StyleSheet } from '../css/StyleSheet.ts';
import { round } from '@vitrine/player/markup';
import { PROGRESS_FADE_MS, PROGRESS_Z_INDEX } from '../limits.ts';
import { progressBox } from './progressBox.ts';
import { hasGaps, isRing, type ProgressSettings } from './progressSettings.ts';

const MIRRORED = { left: 'right', right: 'left', center: 'center' } as const;

/** The side a bar grows from; sideways it follows the reading direction. */
function originOf({ kind, horizontal, vertical }: ProgressSettings, isRtl: boolean): string {
  if (kind === 'vertical') return vertical;
  return isRtl ? MIRRORED[horizontal] : horizontal;
}

/** A mark at the end of each slide's part but the last. */
function barGaps({ kind, gapSizePx, gapColor }: ProgressSettings): Declarations {
  const size = `${round(gapSizePx)}px`;
  const part = `calc((100% + ${size})/var(--n))`;
  const [towards, length] = kind === 'vertical' ? ['bottom', `100% ${part}`] : ['right', `${part} 100%`];
  return {
    background: `linear-gradient(to ${towards},transparent calc(100% - ${size}),${gapColor} 0) 0 0/${length}`,
  };
}

/** The same around a ring, half before and half after where the parts meet. */
function ringGaps(bar: ProgressSettings): Declarations {
  const { radiusPx, strokePx } = ringSize(bar);
  const wayPx = round(2 * Math.PI * (radiusPx - strokePx / 2));
  const size = `${round(bar.gapSizePx)}px`;
  return {
    stroke: bar.gapColor,
    'stroke-dasharray': `${size} calc(${wayPx}px/var(--n) - ${size})`,
    'stroke-dashoffset': `${round(bar.gapSizePx / 2)}px`,
  };
}

function addRingRules(sheet: StyleSheet, bar: ProgressSettings, self: string): void {
  sheet.rule(`${self}>svg`, () => ({
    display: 'block',
    width: '100%',
    height: '100%',
    overflow: 'visible',
    // spec/2 §9: the ring starts at 270 degrees, at the top.
    transform: 'rotate(270deg)',
  }));
  // An attribute would need another name in another renderer.
  sheet.rule(`${self} circle`, () => ({ 'stroke-width': `${round(ringSize(bar).strokePx)}px` }));
  sheet.rule(`${self} .sr7-progress-track`, () => ({ stroke: bar.background }));
  const { radiusPx } = ringSize(bar);
  sheet.rule(`${self} .sr7-progress-fill`, () => ({
    stroke: bar.color,
    'stroke-dasharray': '1 1',
    'transform-origin': `${round(radiusPx)}px ${round(radiusPx)}px`,
  }));
  for (const [index, { empty }] of PROGRESS_MOVES[bar.kind].entries())
    sheet.rule(`${self} svg:nth-of-type(${index + 1})>.sr7-progress-fill`, () => ({
      ...empty,
      // The end that it draws after it lies under the first, whose own end is soft.
      ...(index > 0 && {
        'stroke-dasharray': '1.02 .98',
        'stroke-dashoffset': bar.kind === 'cw' ? '.02' : '0',
      }),
    }));
}

function addBarRules(sheet: StyleSheet, bar: ProgressSettings, self: string): void {
  const fill = `${self} .sr7-progress-fill`;
  sheet.rule(self, () => ({ background: bar.background }));
  sheet.rule(`${self}>i`, () => ({ position: 'absolute', inset: 0, display: 'block' }));
  sheet.rule(fill, () => ({
    background: bar.color,
    ...PROGRESS_MOVES[bar.kind][0]?.empty,
    'transform-origin': originOf(bar, false),
  }));
  if (originOf(bar, true) !== originOf(bar, false))
    sheet.rule(`${fill}:dir(rtl)`, () => ({ 'transform-origin': originOf(bar, true) }));
}

/** Rules of the progress bar: its place and its look. */
export function addProgressRules(sheet: StyleSheet, { settings }: Module, root: string): void {
  const bar = settings.progressBar;
  if (!bar?.on) return;
  const self = `${root}>sr7-content>sr7-progress`;
  sheet.ruleOfWidth(self, (_, width) => ({
    display: bar.visible[width] ? 'block' : 'none',
    position: 'absolute',
    'z-index': PROGRESS_Z_INDEX,
    'pointer-events': 'none',
    ...progressBox(bar, settings),
  }));
  // It fades when the show is over, and is there at once when one begins.
  sheet.rule(`${self}[data-off]`, () => ({
    opacity: 0,
    visibility: 'hidden',
    transition: `opacity ${PROGRESS_FADE_MS}ms,visibility 0s ${PROGRESS_FADE_MS}ms`,
  }));
  if (isRing(bar)) addRingRules(sheet, bar, self);
  else addBarRules(sheet, bar, self);
  if (hasGaps(bar))
    sheet.rule(`${self} .sr7-progress-gaps`, () => (isRing(bar) ? ringGaps(bar) : barGaps(bar)));
}
