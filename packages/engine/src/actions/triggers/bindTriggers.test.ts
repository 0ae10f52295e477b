// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createTestTriggers } from '../testing/createTestTriggers.ts';
import { TRIGGER_KINDS } from './kinds/index.ts';
import { TRIGGER_NAMES } from './triggerName.ts';

const bubbling = (name: string, more: object = {}): Event =>
  Object.assign(new Event(name, { bubbles: true, cancelable: true }), more);

it('serves every known event by one kind', () => {
  const served = TRIGGER_KINDS.flatMap(({ names }) => names);
  expect([...served].sort()).toEqual([...TRIGGER_NAMES].sort());
});

describe('events of a layer', () => {
  it.each(['click', 'dblclick', 'mousedown', 'mouseup', 'touchstart', 'touchend'])(
    '%s sets off what waits for it, from anywhere inside the layer',
    (evt) => {
      const { root, told } = createTestTriggers(
        [
          { a: 'next', evt, src: [1] },
          { a: 'prev', evt, src: [2] },
          { a: 'pause', evt: 'blur', src: [1] },
        ],
        '<div data-layer="1"><b></b></div><i data-layer="2"></i>',
      );
      root.querySelector('b')?.dispatchEvent(bubbling(evt));
      expect(told).toEqual(['next 1']);
    },
  );

  it.each([
    ['hover', 'pointerover'],
    ['MouseEnter', 'pointerover'],
    ['tap', 'click'],
    ['', 'click'],
  ])('may be spelt %j', (evt, name) => {
    const { element, told } = createTestTriggers([{ a: 'next', ...(evt ? { evt } : {}), src: [1] }]);
    element('1').dispatchEvent(bubbling(name));
    expect(told).toEqual(['next 1']);
  });

  it('reach the inner layer first, then those around it', () => {
    const { element, told } = createTestTriggers(
      [
        { a: 'next', src: [1] },
        { a: 'prev', src: [2] },
      ],
      '<div data-layer="1"><p data-layer="2"></p></div>',
    );
    element('2').click();
    expect(told).toEqual(['prev 2', 'next 1']);
  });

  it('set one action off for each of its layers', () => {
    const { element, told } = createTestTriggers(
      [{ a: 'next', src: [1, '2'] }],
      '<p data-layer="1"></p><p data-layer="2"></p>',
    );
    element('1').click();
    element('2').click();
    expect(told).toEqual(['next 1', 'next 2']);
  });

  it('set off nothing when the layer has no action of that event, or no source is named', () => {
    const { element, told } = createTestTriggers([{ a: 'next', src: [2] }, { a: 'prev' }]);
    element('1').click();
    expect(told).toEqual([]);
  });

  it('are found when the element was drawn later, or drawn anew', () => {
    const { root, host, clock, told } = createTestTriggers([{ a: 'next', src: [1] }], '');
    for (const _ of ['drawn later', 'drawn anew']) {
      const element = document.createElement('p');
      host.elements.set('1', element);
      root.replaceChildren(element);
      element.click();
      clock.advance(20);
    }
    expect(told).toEqual(['next 1', 'next 1']);
  });
});

describe('the background', () => {
  const layers = { 7: { type: 'shape', subtype: 'slidebg' } };
  const html = '<sr7-bg data-layer="7"></sr7-bg><p data-layer="1"></p>';

  it('is clicked where nothing else is', () => {
    const { root, element, told } = createTestTriggers([{ a: 'next', src: [7] }], html, layers);
    element('1').click();
    expect(told).toEqual([]);
    root.click();
    expect(told).toEqual(['next 7']);
  });

  it('has the pointer over it only where no layer has', () => {
    const { root, element, told } = createTestTriggers(
      [
        { a: 'pause', evt: 'mouseenter', src: [7] },
        { a: 'resume', evt: 'mouseleave', src: [7] },
      ],
      html,
      layers,
    );
    root.dispatchEvent(bubbling('pointerover'));
    element('1').dispatchEvent(bubbling('pointerover'));
    expect(told).toEqual(['pause 7', 'resume 7']);
  });
});

describe('events of the document', () => {
  it('set off actions by their exact name, once whatever their sources', () => {
    const { told } = createTestTriggers([
      { a: 'next', evt: 'cartOpened', src: [1, 2] },
      { a: 'prev', evt: 'cartopened' },
    ]);
    document.dispatchEvent(new Event('cartOpened'));
    expect(told).toEqual(['next 1']);
  });

  it('pass by a slide that is not current', () => {
    const test = createTestTriggers([{ a: 'next', evt: 'cart' }]);
    test.isActive = false;
    document.dispatchEvent(new Event('cart'));
    expect(test.told).toEqual([]);
  });
});

describe('simulate', () => {
  it('clicks for real, so that the page hears it too', () => {
    const { element, triggers, told } = createTestTriggers([{ a: 'next', src: [1] }]);
    let clicks = 0;
    element('1').addEventListener('click', () => clicks++);
    triggers.simulate('1', 'click');
    expect({ clicks, told }).toEqual({ clicks: 1, told: ['next 1'] });
  });

  it('gives other events to the actions, and leaves the pointer where it is', () => {
    const { element, triggers, told } = createTestTriggers(
      [
        { a: 'simulate', src: [1], target: ['2'], typ: 'mouseenter' },
        { a: 'next', evt: 'mouseenter', src: [2] },
        { a: 'prev', evt: 'mouseleave', src: [1] },
      ],
      '<p data-layer="1"></p><p data-layer="2"></p>',
    );
    element('1').dispatchEvent(bubbling('pointerover'));
    element('1').click();
    expect(told).toEqual(['simulate 1', 'next 2']);
    triggers.simulate('1', 'dblclick');
    expect(told).toHaveLength(2);
  });

  it('ends where two layers click each other', () => {
    const { element, told } = createTestTriggers(
      [
        { a: 'simulate', src: [1], target: ['2'] },
        { a: 'simulate', src: [2], target: ['1'] },
      ],
      '<p data-layer="1"></p><p data-layer="2"></p>',
    );
    element('1').click();
    expect(told).toEqual(['simulate 1', 'simulate 2']);
  });
});

describe('listeners', () => {
  const many = (count: number) => {
    const ids = Array.from({ length: count }, (_, index) => index + 1);
    return createTestTriggers(
      ids.flatMap((id) => [
        { a: 'next', src: [id] },
        { a: 'pause', evt: 'mouseenter', src: [id] },
        { a: 'resume', evt: 'mouseleave', src: [id] },
      ]),
      ids.map((id) => `<p data-layer="${id}"></p>`).join(''),
    );
  };

  it('are as many for a thousand layers as for one, each event once', () => {
    const { listeners, element, told } = many(1000);
    expect(listeners).toEqual(many(1).listeners);
    expect(new Set(listeners).size).toBe(listeners.length);
    element('1000').click();
    expect(told).toEqual(['next 1000']);
  });

  it('are only for events that an action waits for, and for links', () => {
    expect(createTestTriggers([]).listeners).toEqual(['click']);
    expect(createTestTriggers([{ a: 'next', evt: 'mouseup', src: [1] }]).listeners).toEqual([
      'click',
      'mouseup',
    ]);
  });

  it('are gone once disposed of', () => {
    const { triggers, listeners, element, told, stage } = createTestTriggers(
      ['click', 'mouseenter', 'focus', 'enterstage', 'load', 'cart'].map((evt) => ({
        a: 'next',
        evt,
        src: [1],
      })),
    );
    triggers.dispose();
    triggers.dispose();
    element('1').click();
    document.dispatchEvent(new Event('cart'));
    stage('enterstage');
    stage('enterstage', '1');
    expect({ listeners, told }).toEqual({ listeners: [], told: [] });
  });
});
