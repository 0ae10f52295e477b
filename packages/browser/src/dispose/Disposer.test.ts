import { expect, it } from 'vitest';
import { createDisposers } from './Disposer.ts';

it('stops everything once, last started first', () => {
  const stopped: string[] = [];
  const disposers = createDisposers();
  disposers.add(() => stopped.push('first'));
  disposers.add(() => stopped.push('second'));
  disposers.dispose();
  disposers.dispose();
  expect(stopped).toEqual(['second', 'first']);
});

it('forgets what was stopped by itself', () => {
  const stopped: string[] = [];
  const disposers = createDisposers();
  const stop = disposers.add(() => stopped.push('one'));
  stop();
  stop();
  expect(disposers.size).toBe(0);
  disposers.dispose();
  expect(stopped).toEqual(['one']);
});
