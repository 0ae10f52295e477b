import { openModule } from '@vitrine/model';
import { describe, expect, it } from 'vitest';
import type { NavKindName } from '@vitrine/player/markup';
import { ARROW_LOOKS } from './arrows/index.ts';
import { BULLET_LOOKS } from './bullets/index.ts';
import { TAB_LOOKS } from './tabs/index.ts';
import { THUMB_LOOKS } from './thumbs/index.ts';
import { resolveLook } from './resolveLook.ts';

function bulletsOf(wire: Record<string, unknown>) {
  const { bullets } = openModule({ settings: { nav: { bullets: { set: true, ...wire } } } }).settings.nav;
  if (!bullets) throw new Error('no bullets');
  return bullets;
}
const LOOKS = { arrows: ARROW_LOOKS, bullets: BULLET_LOOKS, tabs: TAB_LOOKS, thumbs: THUMB_LOOKS };
const resolve = (wire: Record<string, unknown>) => resolveLook('bullets', bulletsOf(wire), BULLET_LOOKS);

const own = {
  key: 'theirs',
  css: '.theirs .sr7-bullet{width:##size##px;color:##ink##;border:##none##}',
  def: { size: { data: '10' }, ink: { data: 'red' } },
};

it("takes the document's own look, with the look's values", () => {
  expect(resolve(own)).toMatchObject({ name: 'theirs', html: '' });
  expect(resolve(own).css).toContain('width:10px;color:red;border:}');
});

it('fills a look with the values that the author has changed', () => {
  const cst = { size: '14', 'size-def': true, ink: 'blue', 'ink-def': false };
  expect(resolve({ ...own, cst }).css).toContain('width:14px;color:red;');
});

it('takes one of our looks by its name, with values that the document changes', () => {
  const { name, html, css } = resolve({ key: 'vt-rings', cst: { size: '30', 'size-def': true } });
  expect([name, html]).toEqual(['vt-rings', LOOKS.bullets['vt-rings']?.html]);
  expect(css).toContain('width: 30px');
});

it('takes our first look where the document names one that nobody knows', () => {
  expect(resolve({ key: 'unheard-of' }).name).toBe('vt-dots');
  expect(resolve({ key: 'constructor' }).name).toBe('vt-dots');
});

it('gives marks to arrows that bring none of their own', () => {
  const arrows = (css: string) => resolveLook('arrows', { ...bulletsOf({ css, key: 'x' }) }, ARROW_LOOKS).css;
  expect(arrows('.x.sr7-arrows{width:9px}')).toContain('clip-path:');
  expect(arrows(".x.sr7-arrows:before{color:red}\n.x.sr7-leftarrow:before{content:'<'}")).not.toContain(
    'clip-path:',
  );
});

const all = Object.entries(LOOKS).flatMap(([kind, looks]) =>
  Object.entries(looks).map(([name, look]) => ({ kind: kind as NavKindName, name, look })),
);
describe.each(all)('the look $name of $kind', ({ kind, name, look }) => {
  it('styles nothing but its own elements', () => {
    const css = resolveLook(kind, { ...bulletsOf({ key: name }) }, LOOKS[kind]).css;
    const selectors = [...css.matchAll(/(?:^|\})\s*([^{}]+)\{/g)].flatMap(([, each]) =>
      (each ?? '').split(','),
    );
    expect(selectors.filter((each) => !each.trim().startsWith(`.${name}`))).toEqual([]);
  });

  it('has a value for every name, and a use for every value', () => {
    const used = new Set([...look.css.matchAll(/##([\w-]+)##/g)].map(([, each]) => each));
    expect([...used].sort()).toEqual(Object.keys(look.values).sort());
  });
});
