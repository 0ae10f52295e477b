import { createBrowserStorage } from '../storage/browserStorage.ts';
import type { PopupMemory } from './popupRules.ts';

/** Older ones count for no rule. */
const MOST_TIMES = 50;

/** What a browser remembers of one pop-up: how often it was seen, and by whom it is not wanted. */
export function createPopupMemory(id: string, storage = createBrowserStorage(), nowMs = Date.now) {
  const key = (name: string): string => `popup_${id}_${name}`;
  const numberIn = (name: string, session = false): number =>
    Number(storage.get(key(name), { session })) || 0;
  const count = (name: string, session = false): void =>
    storage.set(key(name), numberIn(name, session) + 1, { session });
  const times = (): readonly number[] => {
    const kept = storage.get(key('times'));
    return Array.isArray(kept) ? kept.filter((at): at is number => typeof at === 'number') : [];
  };
  return {
    read: (): PopupMemory => ({
      views: numberIn('views'),
      sessions: numberIn('sessions'),
      shownAtMs: times(),
      shownInSession: numberIn('shown', true),
      isUnwanted: storage.get(key('unwanted')) === true,
    }),
    countView(): void {
      count('views');
      if (numberIn('visit', true) === 0) count('sessions');
      count('visit', true);
    },
    countShown(): void {
      storage.set(key('times'), [...times(), nowMs()].slice(-MOST_TIMES));
      count('shown', true);
    },
    forget: (): void => storage.set(key('unwanted'), true),
  };
}
