import { describe, expect, it } from 'vitest';
import { container, draw, widget } from '../testing/draw.ts';
import { readDocument } from '../document/readDocument.ts';
import { renderDocument } from '../render/renderDocument.tsx';
import { type Elements, type Rules, shareRules } from './shareRules.ts';
import { createShortNames } from './shortNames.ts';

const own = (id: string): string => `.elementor-1 .elementor-element.elementor-element-${id}`;
const rules = (...list: readonly (readonly [string, string])[]) =>
  new Map(list.map(([selector, declarations]) => [selector, [declarations]]));
const share = (block: Rules, elements: Elements): string =>
  shareRules(block, elements, createShortNames('s1'));
const timesRed = (css: string): number => css.split('color:red').length - 1;
const leaves = (...ids: readonly string[]) =>
  new Map(ids.map((id) => [`elementor-element-${id}`, false] as const));

describe('elements that say the same', () => {
  it('have one set of rules between them, where the last of them is', () => {
    const css = share(
      rules(
        [`${own('a')} h2`, 'color:red'],
        [`${own('a')}`, 'margin:0'],
        [`${own('b')}`, 'color:blue'],
        [`${own('a1')} h2`, 'color:red'],
        [`${own('a1')}`, 'margin:0'],
      ),
      leaves('a', 'b', 'a1'),
    );
    expect(css.split('\n')).toEqual([
      '.s1b.s1b.s1b{color:blue}',
      '.s1a.s1a.s1a h2{color:red}',
      '.s1a.s1a.s1a{margin:0}',
    ]);
  });

  it('keep their own where anything differs, or the order does, or nobody says what they are', () => {
    const both = rules([`${own('a')} h2`, 'color:red'], [`${own('a')} p`, 'color:red']);
    const turned = rules([`${own('b')} p`, 'color:red'], [`${own('b')} h2`, 'color:red']);
    for (const known of [leaves('a', 'b'), leaves()])
      expect(timesRed(share(new Map([...both, ...turned]), known))).toBe(4);
    const named = rules(['.elementor-1 .e-text-1', 'color:red'], ['.elementor-1 .e-text-2', 'color:red']);
    expect(share(named, leaves('a'))).toBe(
      '.elementor-1 .e-text-1{color:red}\n.elementor-1 .e-text-2{color:red}',
    );
  });

  it('share nothing that reaches into what they hold, over which that must hold', () => {
    const holding = new Map([
      ['elementor-element-a', true],
      ['elementor-element-b', true],
    ]);
    const of = (id: string) =>
      share(
        rules([`${own('a')}${id}`, 'color:red'], [own('x'), 'color:blue'], [`${own('b')}${id}`, 'color:red']),
        holding,
      );
    for (const inside of [' a', '>.elementor-container', ':hover a']) expect(timesRed(of(inside))).toBe(2);
    for (const itself of ['', ':hover', '::before']) expect(timesRed(of(itself))).toBe(1);
  });

  it('are found in a document, for each device', () => {
    const said = { title: 'Look', title_color: '#123', typography_typography: 'custom' };
    const sized = { typography_font_size_mobile: { unit: 'px', size: 21 } };
    const { css } = draw([
      container({}, [widget('heading', { ...said, ...sized }, 'h1'), widget('heading', said, 'h2')]),
      widget('heading', { ...said, ...sized }, 'h3'),
    ]);
    const shared = (...ids: readonly string[]) =>
      `:is(${ids.map((id) => `.elementor-element-${id}`).join()}) .elementor-heading-title{`;
    expect(css).toContain(`${shared('h1', 'h2', 'h3')}color:#123}`);
    expect(css).toContain(`${shared('h1', 'h3')}font-size:21px`);
  });

  it('are known by classes of their document alone, which weigh as much as their names', () => {
    const same = (id: string) => ({
      content: [
        widget('heading', { title: 'a', title_color: '#123' }, `${id}1`),
        widget('heading', { title: 'b', title_color: '#123' }, `${id}2`),
      ],
    });
    const [one, other] = [1, 2].map((id) => renderDocument(readDocument(same(`h${id}`)), { id }));
    expect(one?.css).toContain('.s1a.s1a.s1a .elementor-heading-title{color:#123}');
    expect(one?.html.match(/class="elementor-element elementor-element-h1[12] s1a /g)).toHaveLength(2);
    expect(other?.css).toContain('.s2a.s2a.s2a .elementor-heading-title{color:#123}');
    expect(other?.html).not.toContain('s1a');
  });

  it('have no end of classes', () => {
    const names = createShortNames('s1');
    const all = Array.from({ length: 800 }, (_, at) => names.of([`e${at}`]));
    expect(new Set(all).size).toBe(800);
    expect([all[25], all[26], all[701], all[702]]).toEqual(['s1z', 's1aa', 's1zz', 's1aaa']);
    expect(names.of(['e26'])).toBe('s1aa');
    expect(names.on('e26')).toBe(' s1aa');
    expect(names.on('x')).toBe('');
  });
});

describe('variables that several have in common', () => {
  const sides = (pixels: number) => ({
    unit: 'px',
    top: pixels,
    right: pixels,
    bottom: pixels,
    left: pixels,
  });
  const section = (id: string, background_color: string, settings: object = {}) =>
    container(
      {
        padding: sides(60),
        flex_direction: 'row',
        background_background: 'classic',
        background_color,
        ...settings,
      },
      [],
      id,
    );
  const drawn = (...content: readonly object[]) => renderDocument(readDocument({ content }), { id: 1 });
  const classesOf = (html: string, id: string): readonly string[] =>
    (new RegExp(`elementor-element-${id}([^"]*)`).exec(html)?.[1] ?? '')
      .split(' ')
      .filter((name) => /^s1[a-z]$/.test(name));

  it('have a rule for all of them, and each its own for the rest', () => {
    const { css, html } = drawn(
      section('c1', '#111'),
      section('c2', '#222'),
      section('c3', '#333', { padding: sides(10) }),
    );
    expect(css.match(/--padding-top:60px/g)).toHaveLength(1);
    expect(css.match(/--padding-top:10px/g)).toHaveLength(1);
    const shared = /\.(s1[a-z])\.\1\.\1\{[^}]*--padding-top:60px/.exec(css)?.[1] ?? '';
    expect(['c1', 'c2', 'c3'].map((id) => classesOf(html, id).includes(shared))).toEqual([true, true, false]);
    for (const color of ['#111', '#222', '#333']) expect(css).toContain(`background-color:${color}}`);
  });

  it('stay with each where a rule and its classes would weigh more', () => {
    const { css, html } = drawn(
      section('c1', '#111', { padding: '', flex_direction: 'row' }),
      section('c2', '#222', { padding: '', flex_direction: 'row' }),
    );
    expect(css.match(/--flex-direction:row/g)).toHaveLength(2);
    expect(classesOf(html, 'c1')).toHaveLength(1);
  });

  it('stay where one is said twice: the later holds', () => {
    const twice = new Map(
      ['a', 'b'].map(
        (id) => [own(id), ['--a-long-name:1px;--b:2px', '--a-long-name:3px', `color:${id}`]] as const,
      ),
    );
    expect(shareRules(twice, leaves('a', 'b'), createShortNames('s1'))).toBe(
      '.s1a.s1a.s1a{--a-long-name:1px;--b:2px;--a-long-name:3px;color:a}\n.s1b.s1b.s1b{--a-long-name:1px;--b:2px;--a-long-name:3px;color:b}',
    );
  });
});
