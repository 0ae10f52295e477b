// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { pushHash } from './pushHash.ts';

it('pushes a hash once, and tells those who listen for it', () => {
  const heard: string[] = [];
  window.addEventListener('hashchange', () => heard.push(window.location.hash));
  pushHash('a b', window);
  pushHash('a b', window);
  expect({ heard, hash: window.location.hash }).toEqual({ heard: ['#a%20b'], hash: '#a%20b' });
});
