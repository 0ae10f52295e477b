import { comeIn } from './animation/comeIn.ts';
import { readSettings, textOf } from './settings/readSettings.ts';

// All that lives in most pages of our own (`needs.entrances`): the same on every device, so that none has to be known.
for (const element of document.querySelectorAll<HTMLElement>('.elementor-element.elementor-invisible')) {
  const settings = readSettings(element.dataset['settings']);
  const name = textOf(settings['animation']) || textOf(settings['_animation']);
  const delayMs = Number(settings['_animation_delay'] || settings['animation_delay']) || 0;
  comeIn(element, () => ({ name: name || 'none', delayMs }));
}
