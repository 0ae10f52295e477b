import type { Player } from '@vitrine/engine';
import type { ModuleElement } from './ModuleElement.ts';
import type { VitrineElement } from './VitrineElement.ts';

// What TypeScript pages know of the script. The build copies this file's declarations, and those that it needs, beside the script.
export type { Player, PlayerEventName, PlayerEvents, SlideRequest } from '@vitrine/engine';
export type { VitrineApi } from './api.ts';
export type { PageSettings } from './page/settings.ts';
export type { VitrineElement };

/** `<sr7-module>` */
export interface PageModule extends ModuleElement {
  /** The module's JSON, parsed, for pages that hand it over themselves. */
  data?: unknown;
  /** The player of a module that lives. */
  readonly vitrine?: Player;
}

/** What elements tell beyond the events of players: that the first frame stands, and that the module lives. */
export interface ElementEvents {
  'sr.module.drawn': CustomEvent<null>;
  'sr.module.ready': CustomEvent<{ readonly player: Player }>;
}

declare global {
  interface HTMLElementTagNameMap {
    'sr7-module': PageModule;
    'vitrine-module': VitrineElement;
  }
  interface GlobalEventHandlersEventMap extends ElementEvents {}
}
