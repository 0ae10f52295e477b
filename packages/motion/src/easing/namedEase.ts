import type { Ease, EaseFamily } from './Ease.ts';

const NAMED = /^([a-z]+\d?)(?:\.(in|out|inOut))?(?:\(([^)]*)\))?$/i;

/** Progress as it comes. */
export const LINEAR: Ease = (progress) => progress;

/** An ease of one of these families, such as `power3.inOut` or `back.out(1.7)`; without a direction a family eases out. */
export function namedEase(written: string, families: Readonly<Record<string, EaseFamily>>): Ease | null {
  const [, name = '', direction = 'out', inside = ''] = NAMED.exec(written.trim()) ?? [];
  const key = name.toLowerCase();
  if (!Object.hasOwn(families, key) || /[{:]/.test(inside)) return null;
  const parameters = inside.split(',').map(Number.parseFloat).filter(Number.isFinite);
  return families[key]?.[direction as keyof EaseFamily](...parameters) ?? null;
}
