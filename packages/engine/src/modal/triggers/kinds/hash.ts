import { createDisposers, listen, observeHash, readHash } from '@vitrine/browser';
import { HASH_OPEN_MS } from '../../../limits.ts';
import type { TriggerKind } from '../TriggerKind.ts';

/** The hash of the address is the alias: looked at a moment after the page has loaded, and at every change. */
export const hash: TriggerKind = ({ hash: isOn }, { alias, document, clock, open }) => {
  if (!isOn) return null;
  const disposers = createDisposers();
  const check = (): void => {
    if (readHash() === alias) open();
  };
  const checkSoon = (): void => void disposers.add(clock.after(HASH_OPEN_MS, check));
  if (document.readyState === 'complete') checkSoon();
  else disposers.add(listen(window, 'load', checkSoon, { once: true }));
  disposers.add(observeHash(check));
  return disposers.dispose;
};
