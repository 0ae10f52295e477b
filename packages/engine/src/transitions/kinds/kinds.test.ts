import { describe, expect, it } from 'vitest';
import { context, movesOf, plan } from '../testing/plan.ts';
import { TRANSITION_KINDS } from './index.ts';

const keys = Object.values(TRANSITION_KINDS).flatMap(({ presets }) => Object.keys(presets()));

describe.each([1, -1] as const)('every preset, going %i', (direction) => {
  it.each(keys)('%s keeps its time, ends at rest and moves each property once', (key) => {
    const whole = plan(key, { ms: 800, t: 50 }, { ...context, direction });
    for (const side of [whole.entering, whole.leaving])
      for (const { moves } of side.pieces) {
        const properties = moves.flatMap(({ end }) => Object.keys(end));
        expect(properties.length).toBe(new Set(properties).size);
        for (const { start, end, delayMs, durationMs } of moves) {
          expect(Object.keys(start)).toEqual(Object.keys(end));
          expect(delayMs + durationMs).toBeLessThanOrEqual(whole.durationMs + 1e-6);
        }
      }
    for (const { end } of movesOf(whole.entering)) {
      expect(end['opacity'] ?? 1).toBe(1);
      const atRest = /(?:translate(?:3d|X|Y|Z)?|rotate[XYZ]?|scale)\((?!0|1,1|-?\d+px\)|-?50%\))/;
      expect(String(end['transform'] ?? '')).not.toMatch(atRest);
    }
  });
});
