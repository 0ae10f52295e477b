import { describe, expect, it } from 'vitest';
import { createLoadRegistry } from './createLoadRegistry.ts';

describe('the registry of what was loaded', () => {
  it('goes from unloaded to loading to loaded, and loads once for all who ask', async () => {
    const registry = createLoadRegistry();
    let loads = 0;
    const ask = () => registry.once('json', '/a.json', async () => ++loads);
    expect(registry.state('/a.json')).toBe(0);
    const [first, second] = [ask(), ask()];
    expect(registry.state('/a.json')).toBe(1);
    expect(await Promise.all([first, second])).toEqual([1, 1]);
    expect(registry.state('/a.json')).toBe(2);
    expect(await ask()).toBe(1);
    expect(registry.entries).toMatchObject([{ url: '/a.json', kind: 'json', state: 2 }]);
  });

  it('keeps a failure: who asks again gets the same text, and nothing is loaded', async () => {
    const registry = createLoadRegistry();
    let loads = 0;
    const ask = () =>
      registry.once('script', '/b.js', async () => {
        loads++;
        throw new Error('Failed to load script: /b.js');
      });
    await expect(ask()).rejects.toThrow('Failed to load script: /b.js');
    expect(registry.state('/b.js')).toBe(3);
    await expect(ask()).rejects.toThrow('Failed to load script: /b.js');
    expect(loads).toBe(1);
  });
});
