import { describe, expect, it } from 'vitest';
import { drawLayers, drawModule, moduleDocument } from '../testing/drawModule.ts';

const background = (src: string) => ({ id: 9, type: 'shape', subtype: 'slidebg', bg: { image: { src } } });
const three = moduleDocument(
  { title: 'Spring', alias: 'spring', imgs: [{ src: '/a.webp', r: { w: 1920, h: 1080 } }] },
  { layers: [background('/a.webp')] },
  { layers: [background('/b.webp')] },
  { layers: [background('/c.webp')] },
);

describe('to assistive technology', () => {
  const { body } = drawModule(three);

  it('a module is a named region', () => {
    const module = body.querySelector('sr7-module');
    expect(module?.getAttribute('role')).toBe('region');
    expect(module?.getAttribute('aria-label')).toBe('Spring');
    expect(module?.getAttribute('aria-roledescription')).toBe('carousel');
  });

  it('slides are groups "n of m" and all but the current one are inert', () => {
    const slides = [...body.querySelectorAll('sr7-slide')].map((slide) => [
      slide.getAttribute('aria-label'),
      slide.hasAttribute('inert'),
    ]);
    expect(slides).toEqual([
      ['1 of 3', false],
      ['2 of 3', true],
      ['3 of 3', true],
    ]);
  });
});

describe('pictures', () => {
  const { body } = drawModule(three);

  it('are for the main one an img with its size and high priority', () => {
    const image = body.querySelector('sr7-slide[data-current] sr7-bg img');
    expect(image?.getAttribute('src')).toBe('/a.webp');
    expect(image?.getAttribute('fetchpriority')).toBe('high');
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1920', '1080']);
  });

  it('of later slides are not in the page', () => {
    expect(body.innerHTML).not.toContain('/b.webp');
    expect(body.innerHTML).not.toContain('/c.webp');
  });

  it('carry the alternative that their author gave, and none when they are decoration', () => {
    const { body: drawn } = drawLayers([
      { id: 1, type: 'image', content: { src: '/lamp.webp' }, attr: { a: 'A brass lamp' } },
      { id: 2, type: 'image', content: { src: '/grain.webp' } },
    ]);
    expect([...drawn.querySelectorAll('sr7-img img')].map((image) => image.getAttribute('alt'))).toEqual([
      'A brass lamp',
      '',
    ]);
  });
});

it('builds the slides in the frame and no more, however many there are', () => {
  const slides = Array.from({ length: 500 }, () => ({ layers: [background('/a.webp')] }));
  expect(drawModule(moduleDocument({}, ...slides)).body.querySelectorAll('sr7-slide')).toHaveLength(3);
});

it('shows the thumbnail’s background for a slide whose layers are elsewhere', () => {
  const { css, body } = drawModule(
    moduleDocument(
      {},
      { slide: { thumb: { default: { image: { src: '/t.webp', size: 'cover' } } } }, layers: [] as never },
    ),
  );
  expect(body.querySelector('sr7-bg img')?.getAttribute('src')).toBe('/t.webp');
  expect(css).toContain('object-fit:cover');
});

describe('static layers', () => {
  const document = moduleDocument(
    {},
    { layers: [{ id: 1, type: 'text', content: { text: 'slide' } }] },
    {
      slide: { global: true, pos: 'back', order: undefined },
      layers: [{ id: 1, type: 'text', content: { text: 'behind' } }],
    },
    {
      slide: { global: true, pos: 'front', order: undefined },
      layers: [
        { id: 1, type: 'text', content: { text: 'in front' } },
        { id: 2, type: 'text', content: { text: 'later' }, sStart: 2 },
      ],
    },
  );

  it('stand behind and in front of the slides, and only on the slides they span', () => {
    const texts = [...drawModule(document).body.querySelectorAll('sr7-txt')]
      .filter((element) => !element.closest('.sr7-off'))
      .map((element) => element.textContent);
    expect(texts).toEqual(['behind', 'slide', 'in front']);
  });
});

describe('links', () => {
  const link = (layer: Record<string, unknown>, actions: unknown[] = []) =>
    drawLayers(
      [{ id: 1, type: 'text', content: { text: 'Go' }, ...layer }],
      {},
      { actions },
    ).body.querySelector('.sr7-layer.l1-1');

  it('are real anchors with target and a safe rel', () => {
    const anchor = link({ tag: 'a', href: 'https://example.com/', target: '_blank', rel: 'nofollow' });
    expect(anchor?.tagName).toBe('A');
    expect(anchor?.getAttribute('href')).toBe('https://example.com/');
    expect(anchor?.getAttribute('target')).toBe('_blank');
    expect(anchor?.getAttribute('rel')).toBe('nofollow noopener');
  });

  it('come from a link action when the layer has none of its own', () => {
    expect(
      link({}, [{ a: 'link', evt: 'click', link: '/shop/', src: [1], ltype: 'a' }])?.getAttribute('href'),
    ).toBe('/shop/');
  });

  it.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'vbscript:x',
    'data:text/html,<script>',
  ])('are dropped where they would run code: %s', (href) => {
    expect(link({ tag: 'a', href })?.tagName).not.toBe('A');
  });

  it('do not stand inside one another', () => {
    const anchor = link({ tag: 'a', href: '/a', content: { text: 'to <a href="/b">b</a>' } });
    expect(anchor?.innerHTML).toBe('to b');
  });
});

describe('the tag of a layer', () => {
  it.each([
    ['h2', 'H2'],
    ['script', 'SR7-TXT'],
    ['iframe', 'SR7-TXT'],
    ['sr7-txt', 'SR7-TXT'],
    ['', 'SR7-TXT'],
  ])('that its author names %j is %s', (tag, expected) => {
    const { body } = drawLayers([{ id: 1, type: 'text', tag, content: { text: 'x' } }]);
    expect(body.querySelector('.sr7-layer.l1-1')?.tagName).toBe(expected);
  });
});

it('hides decoration from screen readers in the word that browsers read', () => {
  const { body } = drawLayers([
    { id: 1, type: 'svg', content: { src: '<svg viewBox="0 0 1 1"></svg>' } },
    { id: 2, type: 'text', content: { text: 'Twice' }, acc: { hidden: 'true' } },
  ]);
  for (const name of ['.l1-1', '.l1-2'])
    expect(body.querySelector(name)?.getAttribute('aria-hidden')).toBe('true');
});

it('gives duplicate layer ids elements of their own', () => {
  const { body } = drawModule(
    moduleDocument({}, { layers: { 4: { id: 4, type: 'text' }, 8: { id: 4, type: 'text' } } }),
  );
  const ids = [...body.querySelectorAll('sr7-txt')].map((element) => element.id);
  expect(new Set(ids).size).toBe(2);
});

it('counts slides in texts, with a leading zero from ten slides on', () => {
  const counter = {
    layers: [{ id: 1, type: 'text', content: { text: '{{current_slide_index}} / {{total_slide_count}}' } }],
  };
  expect(drawModule(moduleDocument({}, counter, counter)).body.querySelector('sr7-txt')?.textContent).toBe(
    '1 / 2',
  );
  expect(
    drawModule(moduleDocument({}, ...Array.from({ length: 10 }, () => counter))).body.querySelector('sr7-txt')
      ?.textContent,
  ).toBe('01 / 10');
});

it('hides a layer that waits for an action', () => {
  const waiting = {
    in: {
      content: {
        all: [
          { t: 'w0', o: 1 },
          { t: 0, d: 300, o: 1 },
        ],
      },
    },
  };
  expect(drawLayers([{ id: 1, type: 'text', content: { text: 'x' }, tl: waiting }]).css).toContain(
    'visibility:hidden',
  );
});

it('rests a layer in the pose of its last in-frame, level by level', () => {
  const tl = {
    in: {
      content: {
        all: [
          { t: 0, d: 0, o: 0, x: [-100, -100, -100, -100, -100] },
          { t: 0, d: 300, o: 0.5, x: ['0px', '0px', '0px', '0px', '10px'], rZ: '45deg', sX: 2, sY: 2 },
        ],
      },
    },
  };
  const { css } = drawLayers([{ id: 1, type: 'shape', fluid: { tr: true }, tl }]);
  expect(css).toContain('transform:rotateZ(45deg) scale(2,2);opacity:0.5;');
  expect(css).toContain('transform:translate(calc(10*var(--u)),0) rotateZ(45deg) scale(2,2);');
});

it('draws buttons that send no form of the page', () => {
  const { body } = drawLayers([
    {
      id: 1,
      type: 'text',
      subtype: 'button',
      tag: 'button',
      content: { text: 'Go' },
      attr: { iClass: 'sr7-btn' },
    },
  ]);
  const button = body.querySelector('button');
  expect(button?.getAttribute('type')).toBe('button');
  expect(button?.className.split(' ').filter((name) => name === 'sr7-btn')).toHaveLength(1);
});

it('reads no layers of slides that are not shown', () => {
  let reads = 0;
  const document = moduleDocument({}, {}, {}, {});
  const second = (document['slides'] as Record<string, object>)['2'] as object;
  Object.defineProperty(second, 'layers', {
    enumerable: true,
    get() {
      reads++;
      return {};
    },
  });
  drawModule(document);
  expect(reads).toBe(0);
});
