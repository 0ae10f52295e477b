import {
  type Disposer,
  findAnchor,
  focusAnchor,
  pushHash,
  requestMotionPermission,
  scrollOffset,
  scrollToElement,
} from '@vitrine/browser';
import { modalBoxOf } from '../../modal/modalBox.ts';
import type { PagePort } from '../../ports/ActionHost.ts';
import type { Environment } from '../../ports/Environment.ts';

interface PagePortOptions {
  readonly root: HTMLElement;
  readonly environment: Environment;
}

/** The page that a module stands on, or the modal (spec/1 §2): it scrolls what it is in. A module that goes lets it scroll no further. */
export function createPagePort({
  root,
  environment,
}: PagePortOptions): PagePort & { readonly dispose: Disposer } {
  const document = root.ownerDocument;
  const view = document.defaultView;
  let stopScroll: Disposer = () => undefined;
  return {
    dispose: () => stopScroll(),
    location() {
      const { protocol = 'https:', host = '', pathname = '/', search = '' } = view?.location ?? {};
      return { protocol, host, path: pathname, query: search };
    },
    hasAnchor: (name) => findAnchor(name, document) !== null,
    scrollTo(target, { durationMs, ease, offset }) {
      const box = modalBoxOf(root);
      const element = target.kind === 'anchor' ? findAnchor(target.name, document, box) : root;
      if (!element || !view) return;
      stopScroll = scrollToElement({
        container: box?.contains(element) ? box : view,
        element,
        edge: target.kind === 'below' ? 'bottom' : 'top',
        offset: scrollOffset(offset, document),
        durationMs,
        ease,
        clock: environment.clock,
        reducedMotion: environment.isReducedMotion(),
        onDone(arrived) {
          if (arrived && target.kind === 'anchor' && element instanceof HTMLElement) focusAnchor(element);
        },
      });
    },
    setHash: (anchor) => view && pushHash(anchor, view),
    open: (href, name) => void view?.open(href, name || '_self', name === '_blank' ? 'noopener' : undefined),
    fullscreen(mode) {
      // Phones may have no screen to give: there is not even a method to ask with.
      if (typeof root.requestFullscreen !== 'function') return false;
      const isOn = document.fullscreenElement !== null;
      if (isOn && mode !== 'on') void document.exitFullscreen().catch(() => undefined);
      // Refused without a gesture of the visitor: then the module stays as it is.
      else if (!isOn && mode !== 'off') void root.requestFullscreen().catch(() => undefined);
      return true;
    },
    dispatch: (event) => void document.dispatchEvent(new CustomEvent(event, { bubbles: true })),
    requestMotionPermission: () => void requestMotionPermission(),
  };
}
