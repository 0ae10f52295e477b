import { listen } from '@vitrine/browser';
import type { Handler, PageElement } from '../elements/Handler.ts';
import { hear } from '../page/jquery.ts';
import { watchSettings } from '../settings/watchSettings.ts';
import { stretchBox } from './stretchBox.ts';

interface StretchKind {
  readonly className: string;
  readonly setting: string;
  readonly on: string;
}

/** As wide as the window, or as the container that the site names; measured again whenever either may have changed. */
const stretchHandler = ({ className, setting, on }: StretchKind): Handler => ({
  start(of) {
    const { element } = of;
    if (!element.classList.contains(className)) return;
    const run = (): void => {
      reset(element);
      if (of.settings()[setting] === on) stretch(of);
    };
    run();
    listen(window, 'resize', run);
    hear(element, 'sticky:stick', run);
    hear(element, 'sticky:unstick', run);
    // Extensions and editors turn it off by the element's settings.
    watchSettings(element, run);
  },
});

export const stretchedSection = stretchHandler({
  className: 'elementor-section-stretched',
  setting: 'stretch_section',
  on: 'section-stretched',
});
export const stretchedElement = stretchHandler({
  className: 'e-stretched',
  setting: 'stretch_element',
  on: 'yes',
});

function reset({ style }: HTMLElement): void {
  style.width = style.left = style.right = '';
}

function stretch({ element, page }: PageElement): void {
  const container = containerOf(String(page.config.kit['stretched_section_container'] ?? ''));
  const own = element.getBoundingClientRect();
  const { widthPx, side, offsetPx } = stretchBox({
    elementLeft: own.left + scrollX,
    elementWidth: own.width,
    isFixed: getComputedStyle(element).position === 'fixed',
    containerLeft: container ? container.getBoundingClientRect().left + scrollX : 0,
    containerWidth: container ? innerWidthOf(container) : document.documentElement.clientWidth,
    containerIsWindow: container === null,
    isRtl: page.config.is_rtl,
  });
  element.style.width = `${widthPx}px`;
  element.style[side] = `${offsetPx}px`;
}

/** The window for a selector that nothing matches, or that is none. */
function containerOf(selector: string): HTMLElement | null {
  if (!selector) return null;
  try {
    return document.querySelector<HTMLElement>(selector);
  } catch {
    return null;
  }
}

function innerWidthOf(element: HTMLElement): number {
  const { borderLeftWidth, borderRightWidth } = getComputedStyle(element);
  return (
    element.getBoundingClientRect().width -
    Number.parseFloat(borderLeftWidth) -
    Number.parseFloat(borderRightWidth)
  );
}
