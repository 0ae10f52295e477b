import { createDisposers, type Disposer, listen } from '@vitrine/browser';
import { clickElement } from './clickElement.ts';
import type { TriggerScope } from './TriggerKind.ts';

/** What browsers click by themselves, or where keys are typed. */
const NATIVE =
  'a[href],area[href],button,input,select,textarea,summary,label,iframe,audio[controls],video[controls],' +
  '[contenteditable]:not([contenteditable="false"])';

/**
 * Enter and Space click a layer that is no anchor and no button, as they do a button: Enter when it goes down, Space
 * when it comes up again. The click then goes the way of every click.
 */
export function bindKeys(scope: TriggerScope): Disposer {
  const { root } = scope;
  let heldBy: Element | null = null;
  const disposers = createDisposers();
  disposers.add(
    listen(root, 'keydown', (event) => {
      if (!isPlainKey(event) || (event.key !== 'Enter' && event.key !== ' ')) return;
      const element = focusedSource(event.target, scope);
      if (!element) return;
      // Space would scroll the page.
      event.preventDefault();
      if (event.key === ' ') heldBy = element;
      else if (!event.repeat) clickElement(element);
    }),
  );
  disposers.add(
    listen(root, 'keyup', (event) => {
      if (!isPlainKey(event) || event.key !== ' ') return;
      if (heldBy !== null && heldBy === event.target) clickElement(heldBy);
      heldBy = null;
    }),
  );
  return disposers.dispose;
}

const isPlainKey = (event: Event): event is KeyboardEvent =>
  event instanceof KeyboardEvent &&
  !event.defaultPrevented &&
  !event.isComposing &&
  !(event.ctrlKey || event.metaKey || event.altKey);

/** Only the layer that has the focus itself: keys typed into something inside of it are not meant for it. */
function focusedSource(target: EventTarget | null, scope: TriggerScope): Element | null {
  const [source] = scope.sourcesAt(target);
  if (source === undefined || scope.actions.of('click', source).length === 0) return null;
  const element = scope.host.layers.elementOf(source);
  return element === target && !element?.matches(NATIVE) ? element : null;
}
