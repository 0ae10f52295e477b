import { describe, expect, it } from 'vitest';
import { interactiveAttributes } from './interactiveAttributes.ts';
import { layerOf, slideWith } from './testing/slideWith.ts';

const BUTTON = { role: 'button', tabIndex: 0 };
const next = { a: 'next', src: [1] };
const group = { type: 'container', subtype: 'group' };

function attributes(layers: Record<string, object>, ...actions: object[]) {
  const slide = slideWith(actions, layers);
  return interactiveAttributes(layerOf(slide, '1'), slide);
}

describe('a layer with a click action', () => {
  it.each([
    ['a text', { type: 'text', content: { text: 'Go' } }],
    ['a button of the module', { type: 'text', subtype: 'button' }],
    ['a shape', { type: 'shape' }],
    ['a heading', { type: 'text', tag: 'h2' }],
    ['an anchor without an address', { type: 'text', tag: 'a' }],
    ['a group', group],
  ])('that is %s can be reached and pressed', (_, layer) => {
    expect(attributes({ 1: layer }, next)).toEqual(BUTTON);
  });

  it.each([
    ['a real button', { tag: 'button' }, [next]],
    ['an anchor', { tag: 'a', href: '/x' }, [next]],
    ['an anchor by its action', {}, [next, { a: 'link', src: [1], link: '/x' }]],
    ['a player', { type: 'video' }, [next]],
    ['hidden from readers', { acc: { hidden: 'true' } }, [next]],
  ])('that is %s gets nothing', (_, layer, actions) => {
    expect(attributes({ 1: layer }, ...actions)).toEqual({});
  });

  it.each([
    ['another event', { ...next, evt: 'mouseenter' }],
    ['another layer', { ...next, src: [2] }],
    ['a kind that nobody knows', { ...next, a: 'launchRocket' }],
    ['a link that would run code', { a: 'link', src: [1], link: 'javascript:x' }],
  ])('but of %s gets nothing', (_, action) => {
    expect(attributes({ 1: {}, 2: {} }, action)).toEqual({});
  });

  it('keeps the role and the place in the order that its author gave it', () => {
    expect(attributes({ 1: { acc: { role: 'tab' } } }, next)).toEqual({ tabIndex: 0 });
    expect(attributes({ 1: { attr: { tabIndex: '-1' } } }, next)).toEqual({ role: 'button', tabIndex: -1 });
  });
});

describe('a group with a click action', () => {
  it.each([
    ['an anchor', { tag: 'a', href: '/x' }, []],
    ['a linked layer', {}, [{ a: 'link', src: [2], link: '/x' }]],
    ['a button', { tag: 'button' }, []],
    ['a pressed layer', {}, [{ a: 'prev', src: [2] }]],
    ['a player', { type: 'video' }, []],
    ['a link in a text', { type: 'text', content: { text: 'Read <a href="/x">more</a>' } }, []],
  ])('that holds %s is reached through it', (_, inner, actions) => {
    const layers = { 1: group, 3: { ...group, pid: 1 }, 2: { ...inner, pid: 3 } };
    expect(attributes(layers, next, ...actions)).toEqual({});
  });

  it.each([
    ['plain text', { type: 'text', content: { text: 'an <abbr>a</abbr>' } }, []],
    ['a layer that only hovers', {}, [{ a: 'prev', src: [2], evt: 'mouseenter' }]],
    ['a hidden control', { acc: { hidden: 'true' } }, [{ a: 'prev', src: [2] }]],
  ])('that holds %s is a button', (_, inner, actions) => {
    expect(attributes({ 1: group, 2: { ...inner, pid: 1 } }, next, ...actions)).toEqual(BUTTON);
  });
});

describe('a background', () => {
  const background = { 1: { type: 'shape', subtype: 'slidebg' } };

  it('with a link says that it is one', () => {
    expect(attributes(background, { a: 'link', src: [1], link: '/x' })).toEqual({
      role: 'link',
      tabIndex: 0,
    });
  });

  it('with anything else is a button', () => {
    expect(attributes(background, next)).toEqual(BUTTON);
  });
});
