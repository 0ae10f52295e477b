import { VIEWPORT_MARGIN } from '../limits.ts';
import { navigation } from '../nav/navigation.ts';
import { levels } from '../reading/composites.ts';
import { text } from '../reading/scalars.ts';
import { from } from '../reading/shape.ts';
import { drawnSettings } from './drawnSettings.ts';
import { browserOptions, general, moduleDefaults } from './general.ts';
import { slideshow } from './slideshow.ts';
import { sourceType } from './sourceType.ts';

/** What only the player of a module asks for. */
export const playedSettings = {
  ...drawnSettings,
  slideshow,
  general,
  defaults: from('default', moduleDefaults),
  viewportMargin: from('vPort', levels(text(VIEWPORT_MARGIN))),
  nav: navigation,
  source: sourceType,
  browser: browserOptions,
};
