import { startActions } from '../actions/startActions.ts';
import { loadChunk } from '../assets/loadChunk.ts';
import { startAnchors } from '../anchors/startAnchors.ts';
import { startLazyBackgrounds } from '../background/lazyBackgrounds.ts';
import { createBreakpoints } from '../breakpoints/Breakpoints.ts';
import { startElement, startElements } from '../elements/startElements.ts';
import { createHooks } from '../hooks/createHooks.ts';
import { startLightbox } from '../lightbox/startLightbox.ts';
import { startDeviceMode } from './deviceMode.ts';
import { environmentClasses } from './environment.ts';
import { readPageConfig } from './PageConfig.ts';
import type { PageContext } from './PageContext.ts';
import { publicApi, publicModules } from './publicApi.ts';

/**
 * Brings a page to life, in the order that extensions of the original count on: hooks are there when `elementor/frontend/init` is told,
 * and no element has started.
 */
export function startPage(): void {
  const config = readPageConfig(Reflect.get(window, 'elementorFrontendConfig'));
  const breakpoints = createBreakpoints(config.responsive.breakpoints);
  const mode = startDeviceMode(breakpoints);
  const hooks = createHooks();
  const actions = startActions();
  const page: PageContext = {
    config,
    breakpoints,
    hooks,
    actions,
    device: mode.current,
    startWithin: (root) => {
      for (const element of root.querySelectorAll<HTMLElement>('.elementor-element'))
        startElement(element, page);
    },
  };
  document.body.classList.add(...environmentClasses(navigator));
  Reflect.set(window, 'elementorFrontend', publicApi(page));
  Reflect.set(window, 'elementorModules', publicModules(page));
  window.dispatchEvent(new CustomEvent('elementor/frontend/init'));

  if (config.environmentMode.edit) return;
  startElements(page);
  startLightbox(page);
  if (document.querySelector('dialog.elementor-popup-modal'))
    void loadChunk('popup', () => import('../popup/startPopups.ts'))
      .then(({ startPopups }) => startPopups(page))
      .catch(reportError);
  hooks.doAction('components:init');
  actions.runHash();
  startAnchors();
  startLazyBackgrounds();
}
