import { describe, expect, it, vi } from 'vitest';
import { pathOfAsset } from './assets/assetTable.ts';
import { ChunkLoadError, loadChunk } from './assets/loadChunk.ts';
import {
  requireArgument,
  requireArgumentConstructor,
  requireArgumentInstance,
  requireArgumentType,
  UnimplementedError,
} from './arguments/requireArgument.ts';
import { createBrowserStorage } from './storage/browserStorage.ts';
import { createTemplateTypes, initialGroupState, sectionState } from './templates/templateTypes.ts';

const memory = (): Storage => {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  } as unknown as Storage;
};

describe('browser storage', () => {
  it('keeps everything under one key, and drops what is over', () => {
    const kept = memory();
    let now = 1000;
    const storage = createBrowserStorage(
      () => kept,
      () => now,
    );
    storage.set('a', 1, { lifetimeInSeconds: 2 });
    storage.set('b', { c: 2 });
    expect(JSON.parse(kept.getItem('elementor') ?? '')).toEqual({
      a: 1,
      b: { c: 2 },
      __expiration: { a: 3000 },
    });
    now = 3000;
    expect(storage.get('a')).toBe(1);
    // A lifetime of none leaves the earlier one.
    storage.set('a', 2);
    now = 3001;
    expect(storage.get('a')).toBeUndefined();
    expect(storage.get()).toEqual({ b: { c: 2 }, __expiration: {} });
  });

  it('asks the session’s storage where it is told to', () => {
    const ask = vi.fn<(session: boolean) => Storage>(() => memory());
    createBrowserStorage(ask).set('a', 1, { session: true });
    expect(ask).toHaveBeenCalledWith(true);
  });

  it('swallows failures: reads are empty, writes are left out', () => {
    const storage = createBrowserStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => storage.set('a', 1, { lifetimeInSeconds: 9 })).not.toThrow();
    expect(storage.get('a')).toBeUndefined();
    expect(storage.get()).toEqual({});
    const broken = { ...memory(), getItem: () => '{' };
    expect(createBrowserStorage(() => broken).get('a')).toBeUndefined();
  });
});

describe('required arguments', () => {
  it('say what is wrong in the specification’s words', () => {
    expect(() => requireArgument('name', {})).toThrow('name is required.');
    expect(() => requireArgument('name', { name: undefined })).not.toThrow();
    expect(() => requireArgumentType('name', 'string', { name: 7 })).toThrow('name invalid type: string.');
    expect(() => requireArgumentType('name', 'string', {})).toThrow('name is required.');
    expect(() => requireArgumentInstance('when', Date, { when: 7 })).toThrow('when invalid instance.');
    expect(() => requireArgumentInstance('when', Date, { when: new Date() })).not.toThrow();
    expect(() => requireArgumentConstructor('list', Array, { list: {} })).toThrow(
      'list invalid constructor type.',
    );
    expect(() => requireArgumentConstructor('list', Array, { list: null })).toThrow(
      'list invalid constructor type.',
    );
    expect(() => requireArgumentConstructor('list', Array, { list: [] })).not.toThrow();
  });

  it('say what an inheritor must bring', () => {
    expect(new UnimplementedError('getId').message).toBe(
      "getId() should be implemented, please provide 'getId' functionality.",
    );
    expect(new UnimplementedError('Base.getId').message).toBe(
      "Base.getId() should be implemented, please provide 'getId' functionality.",
    );
  });
});

describe('parts of the script', () => {
  it('fail as missing, or as late after 120 seconds', async () => {
    const never = { after: () => () => undefined };
    await expect(loadChunk('tabs', () => Promise.resolve(7), never)).resolves.toBe(7);
    const missing = await loadChunk('tabs', () => Promise.reject(new Error('404')), never).catch(
      (error: unknown) => error,
    );
    expect(missing).toMatchObject({ name: 'ChunkLoadError', type: 'missing', request: 'tabs' });
    const waits: number[] = [];
    const at = {
      after: (ms: number, call: () => void) => {
        waits.push(ms);
        call();
        return () => undefined;
      },
    };
    const late = await loadChunk('tabs', () => new Promise(() => undefined), at).catch(
      (error: unknown) => error,
    );
    expect(late).toBeInstanceOf(ChunkLoadError);
    expect(late).toMatchObject({ type: 'timeout' });
    expect(waits).toEqual([120_000]);
  });
});

describe('files that extensions ask for by name', () => {
  it('are those of the original, in its versions', () => {
    const files = [
      ['script', 'dialog', 'lib/dialog/dialog.min.js?ver=4.9.3'],
      ['style', 'dialog', 'css/conditionals/dialog.min.css?ver=4.9.3'],
      ['script', 'share-link', 'lib/share-link/share-link.min.js'],
      ['script', 'swiper', 'lib/swiper/v8/swiper.min.js?ver=8.4.5'],
      ['style', 'swiper', 'lib/swiper/v8/css/swiper.min.css?ver=8.4.5'],
      ['style', 'e-lightbox', 'css/conditionals/lightbox.min.css'],
      ['script', 'none', undefined],
    ] as const;
    for (const [kind, key, path] of files)
      expect([kind, key, pathOfAsset(kind, key)]).toEqual([kind, key, path]);
  });
});

describe('template types', () => {
  it('must have a key and a title', () => {
    const types = createTemplateTypes();
    const refusal = 'Template type must have key and title';
    expect(() => types.register({ title: 'T' })).toThrow(refusal);
    expect(() => types.register({ key: 'k', title: '' })).toThrow(refusal);
    expect(() => types.register({ key: 'k', title: 'T', children: [{}] })).not.toThrow();
  });

  it('are filled in, and listed by their order where they are available', () => {
    const types = createTemplateTypes();
    types.register({ key: 'late', title: 'Late', order: 20, extra: 1 });
    types.register({ key: 'first', title: 'First', order: 0 });
    types.register({ key: 'usual', title: 'Usual', useParentDefault: false });
    types.register({ key: 'gone', title: 'Gone', isAvailable: () => false });
    expect(types.getAll().map(({ key, order }) => [key, order])).toEqual([
      ['first', 0],
      ['usual', 10],
      ['late', 20],
    ]);
    expect(types.get('usual')).toMatchObject({
      description: '',
      getInitialState: null,
      component: null,
      useParentDefault: false,
    });
    expect(types.get('late')).toMatchObject({ useParentDefault: true, extra: 1 });
    expect(types.get('gone')?.title).toBe('Gone');
    expect(types.get('none')).toBeUndefined();
  });

  it('keep what was registered first, and take children of later ones', () => {
    const types = createTemplateTypes();
    types.register({
      key: 'k',
      title: 'First',
      children: [
        { key: 'a', title: 'A', order: 3 },
        { key: 'b', title: 'B', order: 2 },
      ],
    });
    types.register({
      key: 'k',
      title: 'Second',
      children: [
        { key: 'a', title: 'A2', order: 3 },
        { key: 'c', title: 'C', order: 1 },
      ],
    });
    types.register({ key: 'k', title: 'Third' });
    expect(types.get('k')?.title).toBe('First');
    expect(types.get('k')?.children?.map(({ title }) => title)).toEqual(['A2', 'B', 'C']);
    expect(types.getAll()[0]?.children?.map(({ title }) => title)).toEqual(['C', 'B', 'A2']);
  });

  it('start as their parent in an export, and by what the kit holds in an import', () => {
    const groupOf = (type: string) => ({ header: 'theme' })[type];
    expect(initialGroupState('theme', {}, true, groupOf)).toEqual({ enabled: true });
    const kit = (doc_type: string) => ({ uploadedData: { manifest: { templates: { 1: { doc_type } } } } });
    expect(initialGroupState('theme', kit('header'), false, groupOf)).toEqual({ enabled: true });
    expect(initialGroupState('theme', kit('page'), true, groupOf, { more: 1 })).toEqual({
      enabled: false,
      more: 1,
    });
    expect(initialGroupState('theme', { uploadedData: {} }, true, groupOf)).toEqual({ enabled: false });
  });

  it('begin all at once, those that are available', () => {
    const types = createTemplateTypes();
    types.register({ key: 'a', title: 'A' });
    types.register({ key: 'b', title: 'B', useParentDefault: false });
    types.register({ key: 'c', title: 'C', isAvailable: () => false });
    types.register({ key: 'd', title: 'D', getInitialState: (data: unknown) => data });
    expect(types.getState('given', true)).toEqual({ a: true, b: false, d: 'given' });
  });

  it('take a section’s state from the kit, what was chosen, its own beginning or its parent', () => {
    const section = { getInitialState: null, useParentDefault: true };
    const from = { data: {}, parentState: true };
    expect(sectionState(section, { ...from, manifestFlag: false, stored: true })).toBe(false);
    expect(sectionState(section, { ...from, stored: 'kept' })).toBe('kept');
    expect(sectionState({ ...section, getInitialState: (_data, parent) => [parent] }, from)).toEqual([true]);
    expect(sectionState(section, from)).toBe(true);
    expect(sectionState({ ...section, useParentDefault: false }, from)).toBe(false);
  });
});
