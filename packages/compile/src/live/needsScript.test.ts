import { openModule } from '@vitrine/model';
import { describe, expect, it } from 'vitest';
import { compileModule } from '../module/compileModule.ts';
import { moduleDocument, type TestSlide } from '../testing/drawModule.ts';
import { needsScript } from './needsScript.ts';

type Json = Record<string, unknown>;

const text = (more: Json = {}): Json => ({ id: 1, type: 'text', content: { text: 'Hello' }, ...more });
const frames = (...all: Json[]): Json => ({ content: { all } });
const background = (more: Json): Json => ({ id: 0, type: 'shape', subtype: 'slidebg', ...more });
const needs = (settings: Json, ...slides: TestSlide[]): boolean =>
  needsScript(compileModule(openModule(moduleDocument(settings, ...slides)), { nowMs: 0 }));

describe('a module stands without script', () => {
  it.each<[string, Json, TestSlide]>([
    [
      'with layers that just stand',
      {},
      { layers: [text(), { id: 2, type: 'image', content: { src: '/a.webp' } }] },
    ],
    ['with one state of a layer', {}, { layers: [text({ tl: { in: frames({ t: 0, d: 0, o: 0.5 }) } })] }],
    [
      'with an exit that never comes',
      {},
      { layers: [text({ tl: { out: frames({ t: 0, d: 300, o: 0 }) } })] },
    ],
    ['with arrows that lead nowhere', { nav: { arrows: { on: true } } }, { layers: [text()] }],
    ['with no layers at all', {}, {}],
  ])('%s', (_, settings, slide) => {
    expect(needs(settings, slide)).toBe(false);
  });

  it('while its other slides are not published', () => {
    expect(needs({}, { layers: [text()] }, { slide: { publish: { state: 'unpublished' } } })).toBe(false);
  });
});

describe('a module needs script', () => {
  const entry = frames({ t: 0, d: 0, o: 0 }, { t: 0, d: 300, o: 1 });
  it.each<[string, Json, TestSlide[]]>([
    ['to change slides', {}, [{ layers: [text()] }, { layers: [text()] }]],
    [
      'for an entry inside a group',
      {},
      [{ layers: [{ id: 3, type: 'group' }, text({ group: { puid: 3 }, tl: { in: entry } })] }],
    ],
    [
      'for a scene that waits to be played',
      {},
      [{ layers: [text({ tl: { in: frames({ t: 'w0', d: 0, o: 0 }, { t: 0, d: 300, o: 1 }) } })] }],
    ],
    ['for a scene that only pages play', {}, [{ layers: [text({ tl: { scene_1: entry } })] }]],
    ['for actions', {}, [{ slide: { actions: [{ evt: 'click', a: 'next', src: [1] }] }, layers: [text()] }]],
    [
      'for a background film',
      {},
      [{ layers: [background({ bg: { video: { type: 'html5', src: '/a.mp4' } } })] }],
    ],
    ['for sound', {}, [{ layers: [{ id: 1, type: 'audio', content: { src: '/a.mp3' } }] }]],
    [
      'for a layer of every slide',
      {},
      [{ layers: [text()] }, { slide: { global: true }, layers: [text({ tl: { in: entry } })] }],
    ],
  ])('%s', (_, settings, slides) => {
    expect(needs(settings, ...slides)).toBe(true);
  });
});
