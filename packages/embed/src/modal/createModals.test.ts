// @vitest-environment happy-dom
import { createTestClock, type TestClock } from '@vitrine/browser/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createModals } from './createModals.ts';
import type { ModalAnswer, Modals, ModalSource } from './Modals.ts';

const DOCUMENT = {
  id: '11',
  settings: { alias: 'offer', title: 'The offer', type: 'hero', modal: { speed: 700, bg: '#123456' } },
  slides: { 1: { slide: {}, layers: {} } },
};

let clock: TestClock;
let modals: Modals;
let mounts: string[];
let answer: ModalAnswer | null;
let documents: Record<string, unknown>;
let told: string[];
let warned: string[];

const source: ModalSource = {
  load: async (alias) => (alias in documents ? { document: documents[alias] } : null),
  settings: async () => answer,
};

function mount(host: HTMLElement, document: unknown): { dispose: () => void } {
  const { alias } = (document as typeof DOCUMENT).settings;
  mounts.push(`${alias} in`);
  host.innerHTML = `<sr7-module data-alias="${alias}"></sr7-module>`;
  return { dispose: () => void mounts.push(`${alias} out`) };
}

const named = (alias: string, more: object = {}): object => ({
  ...DOCUMENT,
  settings: { ...DOCUMENT.settings, alias, title: alias, ...more },
});
const dialogs = (): HTMLDialogElement[] => [...document.querySelectorAll<HTMLDialogElement>('dialog')];
const openNames = (): (string | null)[] =>
  dialogs()
    .filter(({ open }) => open)
    .map((dialog) => dialog.getAttribute('aria-label'));

beforeEach(() => {
  clock = createTestClock();
  mounts = [];
  told = [];
  warned = [];
  vi.spyOn(console, 'error').mockImplementation((text) => void told.push(text));
  vi.spyOn(console, 'warn').mockImplementation((text) => void warned.push(text));
  answer = {};
  documents = { offer: DOCUMENT, other: named('other'), ring: named('ring', { type: 'carousel' }) };
  document.body.innerHTML = '';
  modals = createModals({ document, source, mount, clock });
});
afterEach(() => {
  modals.dispose();
  document.cookie = 'offer_modal_one_time=;max-age=0;path=/';
});

describe('modals of a page', () => {
  it('open by alias, labelled by the title of the module, with the page locked', async () => {
    await modals.open('offer');
    expect(openNames()).toEqual(['The offer']);
    expect(dialogs()[0]?.querySelector('sr7-module')).not.toBeNull();
    expect(document.documentElement.style.overflow).toBe('hidden');
    expect(mounts).toEqual(['offer in']);
  });

  it('are closed at once, and gone when they have faded', async () => {
    await modals.open('offer');
    modals.close();
    expect(openNames()).toEqual([]);
    expect(document.documentElement.style.overflow).toBe('');
    clock.advance(699);
    expect(dialogs()).toHaveLength(1);
    clock.advance(1);
    expect([dialogs().length, document.body.childElementCount, document.adoptedStyleSheets.length]).toEqual([
      0, 0, 0,
    ]);
    expect(mounts).toEqual(['offer in', 'offer out']);
  });

  it('start afresh when they are opened again, even while they fade', async () => {
    await modals.open('offer');
    modals.close('offer');
    await modals.open('offer');
    expect(mounts).toEqual(['offer in', 'offer out', 'offer in']);
    expect([openNames(), dialogs().length]).toEqual([['The offer'], 1]);
  });

  it('stay as they were left when they are carousels', async () => {
    await modals.open('ring');
    modals.close();
    clock.advance(5000);
    await modals.open('ring');
    expect([mounts, openNames()]).toEqual([['ring in'], ['ring']]);
    modals.dispose();
    expect([mounts, dialogs().length]).toEqual([['ring in', 'ring out'], 0]);
  });

  it('are open one at a time', async () => {
    await modals.open('offer');
    await modals.open('other');
    expect(openNames()).toEqual(['other']);
    expect(document.documentElement.style.overflow).toBe('hidden');
  });

  it('are opened once, however often they are asked for', async () => {
    await Promise.all([modals.open('offer'), modals.open('offer')]);
    await modals.open('offer');
    expect(mounts).toEqual(['offer in']);
  });

  it('do not come when they were closed while they loaded', async () => {
    const opening = modals.open('offer');
    modals.close();
    await opening;
    expect([mounts, dialogs().length, document.documentElement.style.overflow]).toEqual([[], 0, '']);
    expect(told).toEqual([]);
  });

  it('close by their alias and by no other', async () => {
    await modals.open('offer');
    modals.close('other');
    expect(openNames()).toEqual(['The offer']);
    modals.close('offer');
    expect(openNames()).toEqual([]);
  });

  it('leave the page scrollable where they say so', async () => {
    answer = { pS: true };
    await modals.open('offer');
    expect([openNames(), document.documentElement.style.overflow]).toEqual([['The offer'], '']);
  });

  it('take what the server says over what the document says, and what is missing from the document', async () => {
    const partial = { sp: 300, bg: undefined, h: 'right', v: 'bottom' };
    answer = partial;
    await modals.open('offer');
    const [dialog] = dialogs();
    expect(dialog?.style.getPropertyValue('--sr7-speed')).toBe('0.3s');
    expect(dialog?.style.background).toContain('#123456');
    expect((dialog?.firstElementChild as HTMLElement | undefined)?.style.margin).toBe('auto 0px 0px auto');
  });
});

describe('what goes wrong', () => {
  it.each([
    ['the settings cannot be had', () => void (answer = null), 'offer'],
    ['the module cannot be had', () => void (documents = {}), 'offer'],
    ['the module is none', () => void (documents = { offer: 'nothing' }), 'offer'],
  ])('is told in the words of the catalogue when %s', async (_, breakIt, alias) => {
    breakIt();
    await modals.open(alias);
    expect(told).toEqual(['offer Could not be Loaded from DB']);
    expect(dialogs()).toEqual([]);
  });

  it('is told when the server rejects, and the modal can be asked for again', async () => {
    const settings = vi.spyOn(source, 'settings').mockRejectedValueOnce(new Error('Not Found'));
    await modals.open('offer');
    expect(told).toEqual(['offer Could not be Loaded from DB']);
    await modals.open('offer');
    expect(openNames()).toEqual(['The offer']);
    settings.mockRestore();
  });

  it('is a module that stands on the page as a normal element', async () => {
    document.body.innerHTML = '<sr7-module data-alias="offer"></sr7-module>';
    await modals.open('offer');
    expect(warned).toEqual([
      'offer cannot be opened as a modal: it is on the page as a normal element and not flagged as a pop-up (data-modal)',
    ]);
    expect(dialogs()).toEqual([]);
    document.querySelector('sr7-module')?.setAttribute('data-modal', '');
    await modals.open('offer');
    expect(openNames()).toEqual(['The offer']);
  });
});

describe('registered modals', () => {
  it('open by their triggers, and are remembered where they come one time only', async () => {
    const trigger = { delay: 3000, once: true, co: 72 };
    const stop = modals.register({ alias: 'offer', trigger });
    clock.advance(3000);
    await vi.waitFor(() => expect(openNames()).toEqual(['The offer']), { timeout: 600_000 });
    expect(document.cookie).toContain('offer_modal_one_time=true');
    modals.close();
    stop();
    modals.register({ alias: 'offer', trigger });
    clock.advance(9000);
    await Promise.resolve();
    expect(openNames()).toEqual([]);
  });

  it('need no settings from the server', async () => {
    answer = null;
    modals.register({ alias: 'offer', speed: 200 });
    await modals.open('offer');
    expect(dialogs()[0]?.style.getPropertyValue('--sr7-speed')).toBe('0.2s');
  });

  it('are forgotten, with everything that waited for them', () => {
    const stop = modals.register({ alias: 'offer', trigger: { delay: 3000 } });
    modals.register({ alias: 'other', trigger: { delay: 3000 } });
    stop();
    modals.dispose();
    expect(clock.pending).toBe(0);
  });
});
