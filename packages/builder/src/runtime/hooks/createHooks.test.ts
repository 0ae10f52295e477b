// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createHooks } from './createHooks.ts';
import { dispatchEvents } from './dispatchEvents.ts';

it('runs actions by their priority, with what they are given, until they are removed', () => {
  const hooks = createHooks();
  const told: string[] = [];
  const late = (name: string): void => void told.push(`late ${name}`);
  hooks.addAction('go', late, 20);
  hooks.addAction('go', (name: string) => void told.push(`usual ${name}`));
  hooks.addAction('go', (name: string) => void told.push(`early ${name}`), 1);
  // Hung in twice, it runs once.
  hooks.addAction('go', late, 20);
  hooks.doAction('go', 'a').removeAction('go', late).doAction('go', 'b');
  hooks.removeAction('go').doAction('go', 'c');
  expect(told).toEqual(['early a', 'usual a', 'late a', 'early b', 'usual b']);
});

it('reports what an action throws, and runs the others', () => {
  const report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', report);
  const hooks = createHooks();
  const other = vi.fn<() => void>();
  hooks.addAction('go', () => {
    throw new Error('broken');
  });
  hooks.addAction('go', other).doAction('go');
  expect(report).toHaveBeenCalledWith(new Error('broken'));
  expect(other).toHaveBeenCalledOnce();
});

it('hands a value through its filters', () => {
  const hooks = createHooks();
  const double = (value: number): number => value * 2;
  hooks.addFilter('sum', (value: number, more: number) => value + more).addFilter('sum', double, 20);
  expect(hooks.applyFilters('sum', 1, 3)).toBe(8);
  expect(hooks.removeFilter('sum', double).applyFilters('sum', 1, 3)).toBe(4);
  expect(hooks.applyFilters('none', 'as it is')).toBe('as it is');
});

it('tells an event after the one of its older name, with the same data', () => {
  const told: unknown[] = [];
  const target = new EventTarget();
  for (const name of ['new', 'old']) {
    target.addEventListener(name, (event) => told.push([name, event instanceof CustomEvent && event.detail]));
  }
  dispatchEvents(target, 'new', { a: 1 }, 'old');
  dispatchEvents([target], 'new');
  dispatchEvents([], 'new');
  expect(told).toEqual([
    ['old', { a: 1 }],
    ['new', { a: 1 }],
    ['new', null],
  ]);
});
