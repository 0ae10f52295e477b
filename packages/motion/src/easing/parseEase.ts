import { customBounce } from './customBounce.ts';
import { customEase } from './customEase.ts';
import { customWiggle, WIGGLE_KINDS, type WiggleKind } from './customWiggle.ts';
import type { Ease } from './Ease.ts';
import { FAMILIES } from './kinds/index.ts';
import { RARE_FAMILIES, SINGLES } from './kinds/rare.ts';
import { LINEAR, namedEase } from './namedEase.ts';

const SINGLE = /^(slow|steps)(?:\.(?:in|out|inOut))?(?:\(([^)]*)\))?$/i;
const CONFIGURED = /^(custom|bounce|wiggle)\s*\((.*)\)$/is;
const ALL_FAMILIES = { ...FAMILIES, ...RARE_FAMILIES };

/**
 * An ease by its name, as documents write it: `power3.inOut`, `back.out(1.7)`, `steps(5)`, `slow(0.7,0.7)`, an SVG path,
 * `bounce({strength:0.6})`, `wiggle({wiggles:8,type:uniform})`. An unknown name is linear; a broken path throws.
 */
export function parseEase(written: string): Ease {
  const name = written.trim();
  return (
    single(name) ??
    namedEase(name, ALL_FAMILIES) ??
    configured(name) ??
    (/^m/i.test(name) ? customEase(name) : LINEAR)
  );
}

function single(name: string): Ease | null {
  const [, kind = '', inside = ''] = SINGLE.exec(name) ?? [];
  const parameters = inside.split(',').map(Number.parseFloat).filter(Number.isFinite);
  return SINGLES[kind.toLowerCase()]?.(...parameters) ?? null;
}

function configured(name: string): Ease | null {
  const match = CONFIGURED.exec(name);
  if (!match) return null;
  const inside = match[2] ?? '';
  const kind = match[1]?.toLowerCase();
  if (kind === 'custom') return customEase(inside);
  const option = (key: string): string | undefined =>
    new RegExp(`${key}\\s*:\\s*["']?([\\w.-]+)`, 'i').exec(inside)?.[1];
  if (kind === 'bounce')
    return customBounce({
      strength: Number(option('strength') ?? 0.7),
      endAtStart: option('endAtStart') === 'true',
    });
  const wiggleKind = WIGGLE_KINDS.find((each): each is WiggleKind => each === option('type')) ?? 'easeOut';
  return customWiggle({ wiggles: Number(option('wiggles') ?? 10), kind: wiggleKind });
}
