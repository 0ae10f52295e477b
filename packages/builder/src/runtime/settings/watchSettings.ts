import type { Disposer } from '@vitrine/browser';
import { readSettings, type Settings } from './readSettings.ts';

/** Names of settings that two states do not share. */
export function changedSettings(before: Settings, after: Settings): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

/** Editors and extensions change an element by its `data-settings`: tells which of them have changed, and what they are now. */
export function watchSettings(
  element: HTMLElement,
  tell: (changed: readonly string[], settings: Settings) => void,
): Disposer {
  const read = (): Settings => readSettings(element.dataset['settings']);
  let known = read();
  const observer = new MutationObserver(() => {
    const settings = read();
    const changed = changedSettings(known, settings);
    known = settings;
    if (changed.length > 0) tell(changed, settings);
  });
  observer.observe(element, { attributeFilter: ['data-settings'] });
  return () => observer.disconnect();
}
