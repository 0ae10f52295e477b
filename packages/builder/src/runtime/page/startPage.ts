import { startActions } from '../actions/startActions.ts';
import { loadChunk } from '../assets/loadChunk.ts';
import { startAnchors } from '../anchors/startAnchors.ts';
import { startLazyBackgrounds } from '../background/lazyBackgrounds.ts';
import { breakpointsFrom } from '../breakpoints/Breakpoints.ts';
import { startElement, startElements } from '../elements/startElements.ts';
import { startLightbox } from '../lightbox/startLightbox.ts';
import { startDeviceMode } from './deviceMode.ts';
import { environmentClasses } from './environment.ts';
import type { PageConfig } from './PageConfig.ts';
import type { Extensions, PageContext } from './PageContext.ts';

const NOBODY: Extensions = { meet: () => undefined, tell: () => undefined };

/**
 * Brings a page to life, in the order that extensions of the original count on: they meet the page when its device is known and no
 * element has started.
 */
export function startPage(config: PageConfig, { meet, tell } = NOBODY): void {
  const breakpoints = breakpointsFrom(config.responsive.breakpoints);
  const mode = startDeviceMode(breakpoints);
  const actions = startActions();
  const page: PageContext = {
    config,
    breakpoints,
    actions,
    tell,
    device: mode.current,
    startWithin: (root) => {
      for (const element of root.querySelectorAll<HTMLElement>('.elementor-element'))
        startElement(element, page);
    },
  };
  document.body.classList.add(...environmentClasses(navigator));
  meet(page);

  if (config.environmentMode.edit) return;
  startElements(page);
  startLightbox(page);
  if (document.querySelector('dialog.elementor-popup-modal'))
    void loadChunk('popup', () => import('../popup/startPopups.ts'))
      .then(({ startPopups }) => startPopups(page))
      .catch(reportError);
  tell('components:init');
  actions.runHash();
  startAnchors();
  startLazyBackgrounds();
}
