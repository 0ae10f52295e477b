import { describe, expect, it } from 'vitest';
import { drawModule, moduleDocument } from '../testing/drawModule.ts';

type Json = Record<string, unknown>;

const titled = ['Still water', 'Slide 2', '<i>Nine</i> rows'].map((title) => ({ slide: { title } }));
const draw = (nav: Json, slides: readonly { slide: Json }[] = titled) =>
  drawModule(moduleDocument({ nav }, ...slides)).body;
const each = <T>(body: ReturnType<typeof draw>, selector: string, of: (node: Element) => T): T[] =>
  [...body.querySelectorAll(selector)].map((node) => of(node as unknown as Element));
const label = (node: Element): string | null => node.getAttribute('aria-label');

it('draws navigation before the slides, so that the keyboard reaches it first', () => {
  const body = draw({ bullets: { set: true } });
  expect(each(body, 'sr7-module>*', (node) => node.localName)).toEqual(
    expect.arrayContaining(['sr7-nav', 'sr7-content']),
  );
  const order = each(body, 'sr7-nav,sr7-content', (node) => node.localName);
  expect(order).toEqual(['sr7-nav', 'sr7-content']);
});

it('draws no navigation where there is only one slide', () => {
  expect(
    draw({ bullets: { set: true }, arrows: { set: true } }, [{ slide: {} }]).querySelector('sr7-nav'),
  ).toBeNull();
});

it('draws no navigation where it is off', () => {
  expect(draw({ bullets: { set: false } }).querySelector('sr7-nav')).toBeNull();
});

describe('arrows', () => {
  const body = draw({
    arrows: { set: true, key: 'x', css: '.x{top:0}', html: '<b>{{title}}</b><a href="/x">l</a>' },
  });

  it('are buttons that say where they lead and what they change', () => {
    const buttons = each(body, 'sr7-arrow>button', (node) => [
      label(node),
      node.getAttribute('aria-controls'),
    ]);
    const slides = body.querySelector('sr7-content')?.id;
    expect(buttons).toEqual([
      ['Previous slide', slides],
      ['Next slide', slides],
    ]);
  });

  it('wear the classes that looks address', () => {
    expect(each(body, 'sr7-arrow', (node) => [node.className, node.getAttribute('data-dir')])).toEqual([
      ['x sr7-arrows sr7-leftarrow', 'left'],
      ['x sr7-arrows sr7-rightarrow', 'right'],
    ]);
  });

  it('show the slide that they lead to, without links of their own', () => {
    expect(each(body, 'sr7-arrow .sr7-look', (node) => node.innerHTML)).toEqual([
      '<b>Nine rows</b>l',
      '<b>Slide 2</b>l',
    ]);
  });
});

describe('bullets', () => {
  const body = draw({ bullets: { set: true, key: 'x', css: '.x{top:0}' } });

  it('are a group of buttons, of which the current one is marked', () => {
    const row = body.querySelector('sr7-bullets');
    expect([row?.className, row?.getAttribute('role'), row?.getAttribute('aria-label')]).toEqual([
      'x sr7-bullets',
      'group',
      'Choose a slide',
    ]);
    expect(each(body, 'sr7-bullet', (node) => [node.className, node.getAttribute('data-key')])).toEqual([
      ['sr7-bullet selected', '1'],
      ['sr7-bullet', '2'],
      ['sr7-bullet', '3'],
    ]);
    expect(
      each(body, 'sr7-bullet>button', (node) => [label(node), node.getAttribute('aria-current')]),
    ).toEqual([
      ['Slide 1: Still water', 'true'],
      ['Slide 2', null],
      ['Slide 3: Nine rows', null],
    ]);
  });

  it('cannot be pressed before there is somebody to hear it', () => {
    expect(each(body, 'sr7-bullet>button', (node) => node.hasAttribute('disabled'))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('leave out slides that are hidden from navigation', () => {
    const hidden = [{ slide: {} }, { slide: { slideshow: { hfn: true } } }, { slide: {} }];
    expect(
      each(draw({ bullets: { set: true } }, hidden), 'sr7-bullet', (node) => node.getAttribute('data-key')),
    ).toEqual(['1', '3']);
  });
});

it('tabs are a tablist: one is selected, reached by the keyboard, and names its slide', () => {
  const body = draw({ tabs: { set: true, d: 'vertical' } });
  const list = body.querySelector('sr7-tabs>.sr7-tabs-mask>.sr7-track');
  expect([list?.getAttribute('role'), list?.getAttribute('aria-orientation')]).toEqual([
    'tablist',
    'vertical',
  ]);
  const names = ['role', 'aria-selected', 'tabindex', 'aria-controls'];
  expect(each(body, 'sr7-tab>button', (node) => names.map((name) => node.getAttribute(name)))).toEqual([
    ['tab', 'true', '0', 'SR7_7_1-1'],
    ['tab', 'false', '-1', 'SR7_7_1-2'],
    ['tab', 'false', '-1', 'SR7_7_1-3'],
  ]);
});

it('thumbs have the thumbnail, else the background picture, else the colour of their slide', () => {
  const body = drawModule(
    moduleDocument(
      { nav: { thumbs: { set: true } } },
      {
        slide: { thumb: { src: '/one.png' } },
        layers: [{ id: 0, subtype: 'slidebg', bg: { color: '#112233' } }],
      },
      { layers: [{ id: 0, subtype: 'slidebg', bg: { image: { src: '/two.png' } } }] },
      { layers: [{ id: 0, subtype: 'slidebg', bg: { color: '#445566' } }] },
    ),
  ).body;
  const styles = each(body, 'sr7-thumb', (node) => node.getAttribute('style') ?? '');
  expect(styles.map((style) => /url\("([^"]*)"\)/.exec(style)?.[1])).toEqual([
    '/one.png',
    '/two.png',
    undefined,
  ]);
  expect(styles[0]).toContain('--shade:#112233');
  expect(styles[2]).toContain('--shade:#445566');
});

it('a row that stands outside has an element of its own', () => {
  const body = draw({ thumbs: { set: true, io: 'o' }, bullets: { set: true } });
  expect(each(body, 'sr7-nav', (node) => node.className)).toEqual(['', 'sr7-outside sr7-out-thumbs']);
});

it('of a thousand slides only a few items are drawn', () => {
  const many = Array.from({ length: 1000 }, () => ({ slide: {} }));
  const body = draw({ bullets: { set: true }, thumbs: { set: true, m: 5 } }, many);
  expect(body.querySelectorAll('sr7-bullet')).toHaveLength(15);
  expect(body.querySelectorAll('sr7-thumb')).toHaveLength(15);
});

it('a hostile template or title runs nothing', () => {
  const html =
    '<img src=x onerror=alert(1)><script>alert(2)</script><b onclick=alert(3) title="{{title}}">{{param1}}</b><a href="javascript:alert(4)">{{title}}</a>';
  const hostile = [
    {
      slide: { title: '"><script>alert(5)</script>', params: [{ v: '&lt;img src=x onerror=alert(6)&gt;' }] },
    },
    { slide: {} },
  ];
  const body = draw(
    { tabs: { set: true, key: 'x', html, css: '.x{}</style><script>alert(7)</script>' } },
    hostile,
  );
  expect(each(body, 'sr7-tabs :is(script,a,[href],[onerror],[onclick])', (node) => node.outerHTML)).toEqual(
    [],
  );
  expect(each(body, 'sr7-tab>button', label)[0]).toBe('<img src=x onerror=alert(6)> "> alert(5)');
});
