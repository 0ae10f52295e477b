import { expect, test, vi } from 'vitest';

vi.stubGlobal('document', { documentElement: { lang: 'en' } });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { commands, operations } = await import('./commands.ts');

/** Each of these is in place of the other: a screen has one of them at most. */
const INSTEAD: readonly (readonly string[])[] = [
  ['save', 'create', 'makeOrder'],
  ['see', 'openFile'],
];

interface Known {
  readonly id: string;
  readonly shortcut?: string;
}
const known: readonly Known[] = [
  ...commands,
  ...Object.entries(operations).map(([id, facts]) => ({ ...facts, id })),
];

test('no two commands of one screen have the same keys', () => {
  const keys = new Map<string, string[]>();
  for (const { id, shortcut } of known)
    if (shortcut !== undefined) keys.set(shortcut, [...(keys.get(shortcut) ?? []), id]);
  const shared = [...keys.values()].filter((ids) => ids.length > 1);
  expect(shared).toEqual(INSTEAD);
});

test('no keys are the beginning of others', () => {
  const all = known.flatMap(({ shortcut }) => shortcut ?? []);
  const single = new Set(all.filter((keys) => !keys.includes(' ')));
  expect(all.filter((keys) => keys.includes(' ') && single.has(keys.split(' ')[0] ?? ''))).toEqual([]);
});
