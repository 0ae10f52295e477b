import { describe, expect, it } from 'vitest';
import { container, draw, widget } from '../testing/draw.ts';
import { shareRules } from './shareRules.ts';

const own = (id: string): string => `.elementor-1 .elementor-element.elementor-element-${id}`;
const rules = (...list: readonly (readonly [string, string])[]) =>
  new Map(list.map(([selector, declarations]) => [selector, [declarations]]));
const leaves = (...ids: readonly string[]) =>
  new Map(ids.map((id) => [`elementor-element-${id}`, false] as const));

describe('elements that say the same', () => {
  it('have one set of rules between them, where the last of them is', () => {
    const css = shareRules(
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
      `${own('b')}{color:blue}`,
      '.elementor-1 .elementor-element:is(.elementor-element-a,.elementor-element-a1) h2{color:red}',
      '.elementor-1 .elementor-element:is(.elementor-element-a,.elementor-element-a1){margin:0}',
    ]);
  });

  it('keep their own where anything differs, or the order does, or nobody says what they are', () => {
    const both = rules([`${own('a')} h2`, 'color:red'], [`${own('a')} p`, 'color:red']);
    const turned = rules([`${own('b')} p`, 'color:red'], [`${own('b')} h2`, 'color:red']);
    for (const known of [leaves('a', 'b'), leaves()])
      expect(shareRules(new Map([...both, ...turned]), known)).not.toContain(':is');
    const named = rules(['.elementor-1 .e-text-1', 'color:red'], ['.elementor-1 .e-text-2', 'color:red']);
    expect(shareRules(named, leaves('a'))).toBe(
      '.elementor-1 .e-text-1{color:red}\n.elementor-1 .e-text-2{color:red}',
    );
  });

  it('share nothing that reaches into what they hold, over which that must hold', () => {
    const holding = new Map([
      ['elementor-element-a', true],
      ['elementor-element-b', true],
    ]);
    const of = (id: string) =>
      shareRules(
        rules([`${own('a')}${id}`, 'color:red'], [own('x'), 'color:blue'], [`${own('b')}${id}`, 'color:red']),
        holding,
      );
    for (const inside of [' a', '>.elementor-container', ':hover a']) expect(of(inside)).not.toContain(':is');
    for (const itself of ['', ':hover', '::before']) expect(of(itself)).toContain(':is');
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
});
