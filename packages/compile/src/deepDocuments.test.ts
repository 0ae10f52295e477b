import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSmallStack, type SmallStack } from './testing/smallStack.ts';

/** A fifth of what Node gives by itself. A usual module needs some 85, React's own rendering among it. */
const STACK_KB = 200;

describe('on a small stack', () => {
  let small: SmallStack;
  beforeAll(async () => {
    small = await createSmallStack(fileURLToPath(new URL('testing/drawHostile.ts', import.meta.url)));
  });
  afterAll(() => small.remove());

  it('a usual module is read, drawn, filled and packed', () => {
    expect(small.run(STACK_KB, 'usual')).toBe('done');
  });

  it('a function that follows a value to its end overflows, which shows that the stack is small', () => {
    expect(small.run(STACK_KB, 'followed', '20000')).toContain('Maximum call stack size exceeded');
  });

  it.each([
    ['nested around it', 'around', 20_000],
    ['nested in every place of it', 'beside', 20_000],
    ['nested in every place of it, as deep as documents may be', 'beside', 58],
    ['nested in place of every value', 'instead', 20_000],
    ['of layers inside one another', 'layers', 500],
    ['with texts of tags inside one another', 'tags', 20_000],
    ['with drawings of tags inside one another', 'drawn', 20_000],
  ])('a module %s is read, drawn, filled and packed', (_, kind, times) => {
    expect(small.run(STACK_KB, kind, String(times))).toBe('done');
  });
});
