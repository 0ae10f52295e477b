// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { ArgsObject, ForceMethodImplementation } from '../arguments/requireArgument.ts';
import { createBreakpoints } from '../breakpoints/defaultBreakpoints.ts';
import { readPageConfig } from '../page/PageConfig.ts';
import type { PageContext } from '../page/PageContext.ts';
import { changedSettings } from '../settings/watchSettings.ts';
import { createHandlerBase } from './createHandlerBase.ts';
import { debounceBothEnds } from './debounceBothEnds.ts';
import { Module } from './Module.ts';

class Own extends Module {
  declare told: string[];
  override __construct(): void {
    this.told = ['made'];
  }
  override getDefaultSettings() {
    return { selectors: { main: '.a', other: '.b' }, depth: 1 };
  }
  onInit(): void {
    this.told.push(`init ${String(this.getSettings('selectors.main'))}`);
  }
  onChange(to: string): void {
    this.told.push(`change ${to}`);
  }
}

describe('a module of an extension', () => {
  it('has its defaults with what was given over them, before it is told that it is there', () => {
    const own = new Own({ selectors: { main: '.c' } });
    expect(own.told).toEqual(['made', 'init .c']);
    expect(own.getSettings()).toEqual({ selectors: { main: '.c', other: '.b' }, depth: 1 });
    expect(own.getSettings('selectors.none.deeper')).toBeUndefined();
  });

  it('sets by dotted names, makes objects on the way, and never reaches what all objects share', () => {
    const own = new Own();
    own.setSettings('a.b.c', 3).setSettings({ depth: 2 });
    expect(own.getSettings('a.b.c')).toBe(3);
    expect(own.getSettings('depth')).toBe(2);
    own.setSettings('__proto__.polluted', true).setSettings('constructor.prototype.polluted', true);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(new Own(JSON.parse('{"__proto__":{"polluted":1}}')).getSettings('polluted')).toBeUndefined();
  });

  it('calls its own method first, then whoever listens to one of several names', () => {
    const own = new Own();
    const first = vi.fn<(to: string) => void>((to) => void own.told.push(`heard ${to}`));
    const other = vi.fn<() => void>();
    own.on('change moved', first).on({ moved: other });
    own.trigger('change', 'x').trigger('moved');
    expect(own.told.slice(2)).toEqual(['change x', 'heard x', 'heard undefined']);
    expect(other).toHaveBeenCalledOnce();
    own.off('moved', other).off('change').trigger('moved').trigger('change', 'y');
    expect(other).toHaveBeenCalledOnce();
    expect(first).toHaveBeenCalledTimes(3);
  });

  it('is extended without classes, too', () => {
    const Child = Module.extend({ onInit: () => undefined, answer: () => 42 });
    expect((new Child() as unknown as { answer(): number }).answer()).toBe(42);
    expect(() => new Module().forceMethodImplementation('draw')).toThrow(
      "The method 'draw' must to be implemented in the inheritor child.",
    );
    expect(new Module().getErrorMessage('', '')).toBe('An error occurs');
  });
});

describe('what a call is given', () => {
  const args = new ArgsObject({ id: 1, list: [] });

  it.each([
    [() => args.requireArgument('name'), 'name is required.'],
    [() => args.requireArgumentType('id', 'string'), 'id invalid type: string.'],
    [() => args.requireArgumentInstance('list', Map), 'list invalid instance.'],
    [() => args.requireArgumentConstructor('list', Map), 'list invalid constructor type.'],
  ])('is asked for, and the fault named: %s', (ask, message) => {
    expect(ask).toThrow(message);
  });

  it('names what an inheritor must bring', () => {
    expect(new ForceMethodImplementation({ fullName: 'Own.run', functionName: 'run' }).message).toBe(
      "Own.run() should be implemented, please provide 'run' functionality.",
    );
    expect(new ForceMethodImplementation({ isStatic: true, fullName: 'make' }).message).toBe(
      "static make() should be implemented, please provide 'make' functionality.",
    );
  });
});

describe('a call that is held back', () => {
  it('runs at once, and once more after the last', () => {
    const later: (() => void)[] = [];
    const clock = {
      after: (_ms: number, call: () => void) => {
        const at = later.push(call) - 1;
        return () => void (later[at] = () => undefined);
      },
    };
    const call = vi.fn<(word: string) => void>();
    const held = debounceBothEnds(call, 100, clock);
    held('a');
    held('b');
    held('c');
    expect(call.mock.calls).toEqual([['a']]);
    for (const run of later) run();
    expect(call.mock.calls).toEqual([['a'], ['c']]);
    held('d');
    expect(call).toHaveBeenLastCalledWith('d');
  });
});

describe('a handler of an extension', () => {
  const page = {
    config: readPageConfig({}),
    breakpoints: createBreakpoints(),
    device: () => 'desktop',
  } as unknown as PageContext;

  it('hears which of its element’s settings have changed', async () => {
    const element = document.createElement('div');
    element.dataset['settings'] = '{"speed":1,"loop":"yes"}';
    const told: string[] = [];
    const Base = createHandlerBase(page);
    class Changing extends Base {
      override bindEvents(): void {
        told.push(`loop ${String(this.getElementSettings('loop'))}`);
      }
      onElementChange(name: string): void {
        told.push(name);
      }
    }
    const changing = new Changing({ $element: { 0: element } as never });
    expect(changing.getSettings('$element')).toEqual({ 0: element });
    element.dataset['settings'] = '{"speed":2,"loop":"yes"}';
    await vi.waitFor(() => expect(told).toEqual(['loop yes', 'speed']));
    expect(changedSettings({ a: { b: 1 } }, { a: { b: 1 }, c: 0 })).toEqual(['c']);
  });
});
