import { describe, expect, it } from 'vitest';
import { openModule } from '../document/Module.ts';
import { readAlone } from '../testing/readAlone.ts';
import { actions } from './action.ts';

const readOne = (wire: unknown) => {
  const { value, ...rest } = readAlone(actions, [wire]);
  return { action: value[0], ...rest };
};

it('has the defaults of the specification', () => {
  expect(readOne({ a: 'link' }).action).toMatchObject({
    kind: 'link',
    event: 'click',
    sources: [],
    targets: [],
    delayMs: 0,
    rateLimitMs: 0,
    repeatEveryMs: 0,
    http: 'auto',
    speedMs: 1000,
    follow: true,
  });
});

it('reads ids as numbers, as text, alone and in lists', () => {
  expect(readOne({ src: [0, '9'], target: 12 }).action).toMatchObject({
    sources: ['0', '9'],
    targets: ['12'],
  });
  expect(readOne({ src: 3, target: ['10', 11] }).action).toMatchObject({
    sources: ['3'],
    targets: ['10', '11'],
  });
  expect(readOne({ target: '_blank' }).action?.targets).toEqual(['_blank']);
});

it('reads lengths, delays and words as they come', () => {
  const wire = { a: 'scrollbelow', s: '750ms', d: '', e: 'Power1.easeInOut', offset: '-50px', rec: 'true' };
  expect(readOne(wire)).toMatchObject({
    action: { speedMs: 750, delayMs: 0, ease: 'power1.inOut', offset: '-50px', recursive: true },
    notes: [],
  });
  expect(readOne({ ltype: 'jquery', flw: 'nofollow', http: 'https' }).action).toMatchObject({
    linkKind: 'script',
    follow: false,
    http: 'https',
  });
});

describe('a link', () => {
  it.each(['#', 'mailto:a@example.com', 'tel:+1', '/shop/', 'https://example.com/?a=b c', 'files/a.pdf'])(
    'of %j is kept as it is',
    (link) => {
      expect(readOne({ link })).toMatchObject({ action: { link }, notes: [] });
    },
  );

  it.each(['javascript:alert(1)', ' JAVA\tSCRIPT:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    'of %j is dropped and told',
    (link) => {
      expect(readOne({ link })).toMatchObject({ action: { link: '' }, paths: ['here[0].link'] });
    },
  );
});

describe('the list', () => {
  it('drops what is no action and tells', () => {
    const { value, paths } = readAlone(actions, [{ a: 'next' }, null, 'prev', { a: 'prev' }]);
    expect(value.map(({ kind }) => kind)).toEqual(['next', 'prev']);
    expect(paths).toEqual(['here[1]', 'here[2]']);
  });

  it.each([[[]], [{}], [''], [null]])('is empty for %j and says nothing', (wire) => {
    expect(readAlone(actions, wire)).toEqual({ value: [], notes: [], paths: [] });
  });

  it('is read from an object with numbered keys', () => {
    expect(readAlone(actions, { 0: { a: 'next' }, 1: { a: 'prev' } }).value).toHaveLength(2);
  });
});

it('names actions that nobody knows by their place in the slide', () => {
  const slide = { actions: [{ a: 'link' }, { a: 'launchRocket' }] };
  const module = openModule({ settings: {}, slides: { 7: { slide } } });
  module.slide('7');
  expect(module.notes).toEqual([
    {
      kind: 'not-understood',
      path: 'slides.7.slide.actions[1]',
      message: 'action "launchRocket" does nothing',
    },
  ]);
});
