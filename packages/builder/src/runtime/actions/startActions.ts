import { listen } from '@vitrine/browser';
import type { Settings } from '../settings/readSettings.ts';
import { ACTION_LINKS, readAction } from './readAction.ts';

type Run = (settings: Settings, event?: Event) => void;

export interface UrlActions {
  /** Others can be added by their names, as extensions do. */
  add(name: string, run: Run): void;
  run(url: string, event?: Event): void;
  /** spec/3 §2: the page's own address may ask for an action that stands in the page. */
  runHash(): void;
}

/** Links that do something instead of leading somewhere. Unknown actions are ignored. */
export function startActions(): UrlActions {
  const known = new Map<string, Run>();
  const actions: UrlActions = {
    add: (name, run) => void known.set(name, run),
    run(url, event) {
      const action = readAction(url);
      const run = action && known.get(action.name);
      run?.({ ...action?.settings, previousEvent: event }, event);
    },
    runHash() {
      const { hash } = location;
      if (!hash) return;
      const written = CSS.escape(hash);
      const element = document.querySelector(`[data-e-action-hash="${written}"], a[href*="${written}"]`);
      const action = element?.getAttribute('data-e-action-hash');
      // A link within the page that happens to have the same hash asks for nothing.
      if (action) actions.run(action);
    },
  };
  listen(document, 'click', (event) => {
    const link = event.target instanceof Element ? event.target.closest(ACTION_LINKS) : null;
    if (!link) return;
    event.preventDefault();
    actions.run(link.getAttribute('href') ?? '', event);
  });
  return actions;
}
