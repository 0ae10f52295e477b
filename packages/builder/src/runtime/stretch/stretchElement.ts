import { listen } from '@vitrine/browser';
import type { Handler } from '../elements/Handler.ts';
import { hear } from '../page/jquery.ts';
import { watchSettings } from '../settings/watchSettings.ts';
import { StretchTool } from './StretchTool.ts';

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
    const stretched = new StretchTool({
      element,
      direction: of.page.config.is_rtl ? 'rtl' : 'ltr',
      selectors: { container: String(of.page.config.kit['stretched_section_container'] ?? '') },
    });
    const run = (): void => {
      if (of.settings()[setting] === on) stretched.stretch();
      else stretched.reset();
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
