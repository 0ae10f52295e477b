import { ACTION_KINDS } from '@vitrine/model';
import { describe, expect, it } from 'vitest';
import { runAction } from '../testing/runAction.ts';
import { KINDS } from './index.ts';

it('has every kind that a document can name, and no other', () => {
  expect(new Set(Object.keys(KINDS))).toEqual(ACTION_KINDS);
});

describe('slides', () => {
  it.each([
    [{ a: 'next' }, '+1'],
    [{ a: 'prev' }, '-1'],
    [{ a: 'first' }, 'first'],
    [{ a: 'last' }, 'last'],
    [{ a: 'callSlide', target: 17 }, '#17'],
    [{ a: 'callSlide', target: '17' }, '#17'],
    [{ a: 'callSlide', target: '0' }, '#0'],
    [{ a: 'callSlide', target: '#17' }, '#17'],
    [{ a: 'callSlide', target: 'first' }, 'first'],
    [{ a: 'callSlide', target: 'Last' }, 'last'],
    [{ a: 'callSlide', target: 'random' }, 'random'],
    [{ a: 'callSlide', target: 'next' }, '+1'],
    [{ a: 'callSlide', target: 'previous' }, '-1'],
    [{ a: 'callSlide', target: '+1' }, '+1'],
    [{ a: 'jumpto', target: '-1' }, '-1'],
    [{ a: 'jumpto', target: 3 }, '#3'],
  ])('%j requests %j', (wire, request) => {
    expect(runAction(wire)).toEqual([['request', request]]);
  });

  it('asks for nothing when no slide is named', () => {
    expect(runAction({ a: 'callSlide' })).toEqual([]);
  });
});

describe('the slideshow', () => {
  it.each([
    ['pause', ['pause']],
    ['pauseSlider', ['pause']],
    ['resume', ['resume', false]],
    ['play', ['resume', false]],
    ['playSlider', ['resume', false]],
  ])('%s makes it %j', (a, call) => {
    expect(runAction({ a })).toEqual([call]);
  });

  it.each(['toggle', 'toggleSlider'])('%s switches it over, and the text of the button', (a) => {
    expect(runAction({ a })).toEqual([['toggle'], ['toggleText', '9']]);
  });
});

describe('media', () => {
  it.each([
    ['playMedia', 'play'],
    ['pauseMedia', 'pause'],
    ['toggleMedia', 'toggle'],
    ['stopMedia', 'stop'],
    ['muteMedia', 'mute'],
    ['unmuteMedia', 'unmute'],
    ['toggleMute', 'toggleMute'],
  ])('%s of a layer: %s', (a, command) => {
    const [first] = runAction({ a, target: ['1'], msl: '30' });
    expect(first).toEqual(['media', command, { kind: 'layer', layerId: '1', slide: '30' }]);
  });

  it.each([
    ['allMute', 'mute'],
    ['allUnmute', 'unmute'],
    ['allToggleMute', 'toggleMute'],
  ])('%s of the module: %s', (a, command) => {
    expect(runAction({ a, target: ['1'] })[0]).toEqual(['media', command, { kind: 'all' }]);
  });
});

describe('modals', () => {
  it.each([
    [{ a: 'open_modal', modal: 'offer' }, ['openModal', 'offer']],
    [{ a: 'openModal', alias: 'offer' }, ['openModal', 'offer']],
    [{ a: 'open_modal', target: 'offer' }, ['openModal', 'offer']],
    [{ a: 'close_modal' }, ['closeModal', null]],
    [{ a: 'closeModal', modal: 'offer' }, ['closeModal', 'offer']],
  ])('%j: %j', (wire, asked) => {
    expect(runAction(wire)).toEqual([asked]);
  });

  it('are not opened without a name', () => {
    expect(runAction({ a: 'open_modal' })).toEqual([]);
  });
});
