// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createTestTriggers } from '../../testing/createTestTriggers.ts';

/** Clicks, and says whether the browser was kept from following; it never follows here. */
function click(element: Element, more: MouseEventInit = {}): { readonly prevented: boolean } {
  let prevented = false;
  const atTheEnd = (event: Event): void => {
    prevented = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', atTheEnd, { once: true });
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));
  return { prevented };
}

const link = (wire: object) => ({ a: 'link', src: [1], http: 'keep', ...wire });
const anchorTo = (href: string): string => `<a data-layer="1" href="${href}"><b></b></a>`;

describe('a click on a real anchor', () => {
  it.each(['https://other.example/', '/other/#part', '#', 'mailto:a@example.com', '#not-on-this-page'])(
    'that opens %j is left to the browser, and told',
    (href) => {
      const { element, host, told } = createTestTriggers([link({ link: href })], anchorTo(href));
      expect(click(element('1')).prevented).toBe(false);
      expect({ told, asked: host.asked }).toEqual({ told: ['link 1'], asked: [] });
    },
  );

  it('to an anchor of this page scrolls there, and the address says so', () => {
    const { root, host, told } = createTestTriggers(
      [link({ link: '/shop/#sale', s: '400ms', offset: '-50px', target: '_blank' })],
      anchorTo('/shop/#sale'),
    );
    host.anchors.add('sale');
    const inner = root.querySelector('b');
    expect(inner && click(inner).prevented).toBe(true);
    expect(told).toEqual(['link 1']);
    expect(host.asked).toEqual([
      ['scrollTo', { kind: 'anchor', name: 'sale' }, 400, '-50px'],
      ['setHash', 'sale'],
    ]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'with %j is the browser’s, wherever it leads',
    (more) => {
      const { element, host } = createTestTriggers([link({ link: '#sale', d: 300 })], anchorTo('#sale'));
      host.anchors.add('sale');
      expect(click(element('1'), more).prevented).toBe(false);
      expect(host.asked).toEqual([]);
    },
  );

  it('whose action waits is opened by the action', () => {
    const { element, host, clock } = createTestTriggers([link({ link: '/x', d: 300 })], anchorTo('/x'));
    expect(click(element('1')).prevented).toBe(true);
    expect(host.asked).toEqual([]);
    clock.advance(300);
    expect(host.asked).toEqual([['open', '/x', '_self']]);
  });

  it('whose action is limited does not open within its limit', () => {
    const { element, host, clock } = createTestTriggers([link({ link: '/x', rd: 300 })], anchorTo('/x'));
    const prevented = [0, 100, 200].map((ms) => {
      clock.advance(ms);
      return click(element('1')).prevented;
    });
    expect({ prevented, opened: host.asked.length }).toEqual({ prevented: [true, true, true], opened: 2 });
  });

  it('runs the other actions of the layer as well', () => {
    const { element, host, told } = createTestTriggers(
      [link({ link: '/x' }), { a: 'pause', src: [1] }],
      anchorTo('/x'),
    );
    expect(click(element('1')).prevented).toBe(false);
    expect({ told, asked: host.asked }).toEqual({ told: ['link 1', 'pause 1'], asked: [['pause']] });
  });

  it('that the page has taken for itself is not followed', () => {
    const { element, host } = createTestTriggers([link({ link: '#sale' })], anchorTo('#sale'));
    host.anchors.add('sale');
    element('1').addEventListener('click', (event) => event.preventDefault());
    click(element('1'));
    expect(host.asked).toEqual([]);
  });

  it('inside of a linked layer follows the inner link only', () => {
    const html = '<div data-layer="1"><a href="/inner">inner</a></div>';
    const { root, host, told } = createTestTriggers([link({ link: '/outer' })], html);
    const inner = root.querySelector('a');
    expect(inner && click(inner).prevented).toBe(false);
    expect({ told, asked: host.asked }).toEqual({ told: [], asked: [] });
  });
});

describe('a click on a linked layer that is no anchor', () => {
  it('opens the link by script', () => {
    const { element, host } = createTestTriggers([link({ link: '/x', target: '_blank' })]);
    click(element('1'));
    expect(host.asked).toEqual([['open', '/x', '_blank']]);
  });

  it('scrolls to an anchor of this page', () => {
    const { element, host } = createTestTriggers([link({ link: '#sale' })]);
    click(element('1'));
    expect(host.asked.map(([verb]) => verb)).toEqual(['scrollTo', 'setHash']);
  });
});

describe('a click on a link without an action', () => {
  it('to an anchor of this page scrolls there in a second', () => {
    const { element, host } = createTestTriggers([], anchorTo('#sale'));
    host.anchors.add('sale');
    expect(click(element('1')).prevented).toBe(true);
    expect(host.asked).toEqual([
      ['scrollTo', { kind: 'anchor', name: 'sale' }, 1000, '0'],
      ['setHash', 'sale'],
    ]);
  });

  it.each([
    ['elsewhere', '/x#sale', {}],
    ['to what is not on the page', '#gone', {}],
    ['in a new tab', '#sale', { ctrlKey: true }],
  ])('%s is the browser’s', (_, href, more) => {
    const { element, host } = createTestTriggers([], anchorTo(href));
    host.anchors.add('sale');
    expect(click(element('1'), more).prevented).toBe(false);
    expect(host.asked).toEqual([]);
  });
});

describe('keys', () => {
  const press = (element: Element, key: string, more: KeyboardEventInit = {}): boolean[] =>
    ['keydown', 'keyup'].map((name) => {
      const event = new KeyboardEvent(name, { key, bubbles: true, cancelable: true, ...more });
      element.dispatchEvent(event);
      return event.defaultPrevented;
    });
  const next = { a: 'next', src: [1] };

  it.each(['Enter', ' '])('%j clicks a layer that is no anchor and no button', (key) => {
    const { element, told } = createTestTriggers([next]);
    expect(press(element('1'), key)[0]).toBe(true);
    expect(told).toEqual(['next 1']);
  });

  it('Enter that is held down clicks once', () => {
    const { element, told, clock } = createTestTriggers([next]);
    press(element('1'), 'Enter');
    clock.advance(50);
    press(element('1'), 'Enter', { repeat: true });
    expect(told).toEqual(['next 1']);
  });

  it('Space that came down elsewhere does not click', () => {
    const { element, told } = createTestTriggers([next]);
    element('1').dispatchEvent(new KeyboardEvent('keyup', { key: ' ', bubbles: true }));
    expect(told).toEqual([]);
  });

  it.each([
    ['another key', 'a', {}],
    ['Ctrl and Enter', 'Enter', { ctrlKey: true }],
    ['a key of an input method', 'Enter', { isComposing: true }],
  ])('%s does nothing', (_, key, more) => {
    const { element, told } = createTestTriggers([next]);
    expect(press(element('1'), key, more)).toEqual([false, false]);
    expect(told).toEqual([]);
  });

  it.each(['a href="/x"', 'button', 'input', 'textarea', 'div contenteditable="true"'])(
    'are left to <%s>, which has its own',
    (tag) => {
      const name = tag.split(' ')[0];
      const { element, told } = createTestTriggers([next], `<${tag} data-layer="1"></${name}>`);
      expect([...press(element('1'), 'Enter'), ...press(element('1'), ' ')]).not.toContain(true);
      expect(told).toEqual([]);
    },
  );

  it('typed into something inside of the layer are not for it', () => {
    const { root, told } = createTestTriggers([next], '<div data-layer="1"><input></div>');
    const input = root.querySelector('input');
    if (input) press(input, ' ');
    expect(told).toEqual([]);
  });

  it('do nothing on a layer that waits for another event', () => {
    const actions = [
      { a: 'next', evt: 'mouseenter', src: [1] },
      { a: 'next', src: [2] },
    ];
    const { element, told } = createTestTriggers(actions, '<p data-layer="1"></p><p data-layer="2"></p>');
    expect(press(element('1'), ' ')[0]).toBe(false);
    expect(told).toEqual([]);
  });
});
