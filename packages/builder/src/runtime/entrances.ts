import { comeIn } from './animation/comeIn.ts';
import { entranceDelayMs } from './animation/entranceDelay.ts';
import { startLazyBackgrounds } from './background/lazyBackgrounds.ts';
import { loadChunk } from './assets/loadChunk.ts';
import { type LonePage, pageElement } from './elements/Handler.ts';
import { loneWidgets } from './elements/loneWidgets.ts';
import { readSettings, textOf } from './settings/readSettings.ts';

// All that lives in most pages of our own (`needs.entrances`): what comes in, the same on every device, pictures behind boxes far down, and
// widgets that know nothing of their page. No device has to be known for it, and nobody listens.
const page: LonePage = { config: { is_rtl: document.dir === 'rtl' }, startWithin };

function startWithin(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('.elementor-element')) {
    if (element.closest('[data-delay-child-handlers="true"]')) continue;
    enter(element);
    void bringToLife(element);
  }
}

function enter(element: HTMLElement): void {
  if (!element.classList.contains('elementor-invisible')) return;
  const settings = readSettings(element.dataset['settings']);
  const name = textOf(settings['animation']) || textOf(settings['_animation']);
  comeIn(element, () => ({ name: name || 'none', delayMs: entranceDelayMs(settings) }));
}

async function bringToLife(element: HTMLElement): Promise<void> {
  const [type] = (element.dataset['widget_type'] ?? '').split('.');
  const row = loneWidgets.find((each) => each.type === type);
  if (!row) return;
  try {
    (await loadChunk(row.name, row.load)).start(pageElement(element, page));
  } catch (error) {
    console.error(error);
  }
}

// What waits to enter shows by itself after some seconds, unless the page lives.
document.body.classList.add('e-lives');
startWithin(document);
startLazyBackgrounds();
