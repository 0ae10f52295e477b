import { expect, it } from 'vitest';
import { createTextMemory } from './createTextMemory.ts';

it('makes a text once, and forgets the one that was asked for longest ago when there are too many', () => {
  const memory = createTextMemory(6);
  const made: string[] = [];
  const ask = (name: string): string | null =>
    memory.of(name, () => {
      made.push(name);
      return name.repeat(2);
    });
  for (const name of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) expect(ask(name)).toBe(name.repeat(2));
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
});

it('keeps nothing that is not there, or longer than all that may be kept', () => {
  const memory = createTextMemory(6);
  let made = 0;
  const ask = (name: string, text: string | null): string | null =>
    memory.of(name, () => {
      made++;
      return text;
    });
  expect([ask('a', null), ask('a', 'now')]).toEqual([null, 'now']);
  expect([ask('b', 'too long'), ask('b', 'ok'), ask('a', 'later')]).toEqual(['too long', 'ok', 'now']);
  expect(made).toBe(4);
});
