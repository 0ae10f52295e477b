// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { createModals } from './createModals.ts';
import { watchModals } from './watchModals.ts';

const asked: string[] = [];
const modals = () =>
  watchModals(
    {
      document,
      source: {
        load: async (alias) => {
          asked.push(alias);
          return null;
        },
        settings: async () => null,
      },
      mount: () => ({ dispose: () => undefined }),
    },
    async () => ({ createModals }),
  );
const say = (name: string, detail: unknown): void =>
  void document.body.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));

beforeEach(() => void (asked.length = 0));

it('opens what the actions of modules ask for', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { dispose } = modals();
  say('sr.modal.open', { alias: 'offer' });
  await vi.waitFor(() => expect(asked).toEqual(['offer']), { timeout: 600_000 });
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith('offer Could not be Loaded from DB'), {
    timeout: 600_000,
  });
  dispose();
});

it('hears nothing once it is disposed of, and nothing of what says no alias', async () => {
  const first = modals();
  say('sr.modal.open', { alias: '' });
  say('sr.modal.open', null);
  say('sr.modal.close', { alias: null });
  first.dispose();
  say('sr.modal.open', { alias: 'offer' });
  await first.open('offer');
  expect(asked).toEqual([]);
});
