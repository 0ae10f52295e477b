// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createTestTriggers } from '../../testing/createTestTriggers.ts';

const bubbling = (name: string, more: object = {}): Event =>
  Object.assign(new Event(name, { bubbles: true, cancelable: true }), more);

describe('hover and focus', () => {
  const nested = '<div data-layer="1"><b></b><p data-layer="2"><u></u></p></div><i></i>';
  const at = (root: Element, selector: string): Element => {
    const found = root.querySelector(selector);
    if (!found) throw new Error(selector);
    return found;
  };

  describe.each([
    ['mouseenter', 'mouseleave', 'pointerover', 'pointerout'],
    ['focus', 'blur', 'focusin', 'focusout'],
  ])('%s and %s', (enter, leave, over, out) => {
    const actions = [
      { a: 'next', evt: enter, src: [1, 2] },
      { a: 'prev', evt: leave, src: [1, 2] },
    ];

    it('come once for a layer, however it is moved about inside', () => {
      const { root, told, clock } = createTestTriggers(actions, nested);
      const path = ['b', '[data-layer="2"]', 'u', 'b', 'i'];
      const seen = path.map((selector) => {
        told.length = 0;
        clock.advance(20);
        at(root, selector).dispatchEvent(bubbling(over));
        return [...told];
      });
      expect(seen).toEqual([['next 1'], ['next 2'], [], ['prev 2'], ['prev 1']]);
    });

    it('enter from outside in and leave from inside out', () => {
      const { root, told, clock } = createTestTriggers(actions, nested);
      at(root, 'u').dispatchEvent(bubbling(over));
      clock.advance(20);
      at(root, 'u').dispatchEvent(bubbling(out, { relatedTarget: document.body }));
      expect(told).toEqual(['next 1', 'next 2', 'prev 2', 'prev 1']);
    });

    it('do not leave when it goes elsewhere in the slide', () => {
      const { root, told } = createTestTriggers(actions, nested);
      at(root, 'u').dispatchEvent(bubbling(over));
      told.length = 0;
      at(root, 'u').dispatchEvent(bubbling(out, { relatedTarget: at(root, 'b') }));
      expect(told).toEqual([]);
    });
  });

  it('a layer that vanished under the pointer is left at the next move', () => {
    const { root, element, told } = createTestTriggers([{ a: 'prev', evt: 'mouseleave', src: [2] }], nested);
    element('2').dispatchEvent(bubbling('pointerover'));
    element('2').remove();
    at(root, 'i').dispatchEvent(bubbling('pointerover'));
    expect(told).toEqual(['prev 2']);
  });

  it('a finger does not hover', () => {
    const { element, told } = createTestTriggers([
      { a: 'next', evt: 'mouseenter', src: [1] },
      { a: 'prev', evt: 'mouseleave', src: [1] },
    ]);
    element('1').dispatchEvent(bubbling('pointerover', { pointerType: 'touch' }));
    element('1').dispatchEvent(bubbling('pointerout', { pointerType: 'touch' }));
    expect(told).toEqual([]);
    element('1').dispatchEvent(bubbling('pointerover', { pointerType: 'pen' }));
    expect(told).toEqual(['next 1']);
  });

  it('a slide that comes back starts without the pointer over it', () => {
    const { element, stage, told } = createTestTriggers([{ a: 'next', evt: 'mouseenter', src: [1] }]);
    element('1').dispatchEvent(bubbling('pointerover'));
    stage('leftstage');
    stage('enterstage');
    element('1').dispatchEvent(bubbling('pointerover'));
    expect(told).toEqual(['next 1', 'next 1']);
  });
});
