import { openModule } from '@vitrine/model';
import { afterEach, expect, it, vi } from 'vitest';
import type { FeatureHost, RunningFeature } from '../ports/RunningFeature.ts';
import { createRunningFeatures } from './createRunningFeatures.ts';

afterEach(() => vi.restoreAllMocks());

const film = { slide: {}, layers: { 1: { id: 1, type: 'video' } } };
const module = openModule({ slides: { 1: { slide: {}, layers: {} }, 2: film, 3: film } });
const host = {} as FeatureHost;

function create(media: () => RunningFeature) {
  let begun = 0;
  const loader = { loaded: { media }, ready: () => null };
  const running = createRunningFeatures({
    module,
    loader,
    start(made) {
      begun++;
      return made(host);
    },
  });
  return { running, begun: () => begun };
}

it('begins a feature once, with the first slide that asks for it', () => {
  const { running, begun } = create(() => ({ dispose: () => undefined }));
  running.ready(module.slide('1'));
  expect(begun()).toBe(0);
  running.ready(module.slide('2'));
  running.ready(module.slide('3'));
  expect(begun()).toBe(1);
});

it('tells a feature that begins late whether the module is seen, and which slides have entered', () => {
  const told: unknown[] = [];
  const { running } = create(() => ({
    setVisible: (isVisible) => told.push(isVisible),
    enter: ({ key }) => told.push(key),
    dispose: () => undefined,
  }));
  running.setVisible(true);
  running.enter(module.slide('1'));
  running.ready(module.slide('2'));
  expect(told).toEqual([true, '1']);
});

it('tells of a feature that fails, and lets the module play without it', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { running } = create(() => {
    throw new Error('no film');
  });
  expect(running.ready(module.slide('2'))).toBeNull();
  running.enter(module.slide('2'));
  expect(error).toHaveBeenCalledOnce();
});

it('begins nothing more once it is disposed of', () => {
  const { running, begun } = create(() => ({ dispose: () => undefined }));
  running.dispose();
  running.ready(module.slide('2'));
  expect(begun()).toBe(0);
});
