import type { NamedEvent } from './editorEvents.ts';
import { KIT_EVENTS } from './kitEvents.ts';
import { ELEMENTS, LOCATIONS, NAMES, SECONDARY_LOCATIONS, TRIGGERS } from './labels.ts';
import { LIBRARY_EVENTS } from './libraryEvents.ts';

/** What the server says of who edits which site, and whether that may be told. */
export interface EditorEventsConfig {
  /** Tracking is on, allowed by the user, and there is somewhere to send to. */
  readonly can_send_events: boolean;
  readonly user_id?: string | null;
  readonly subscription_id?: string | null;
  readonly user_tier?: string | null;
  /** SHA-256 of the site's address (`hashSiteUrl`): the address itself is not told. */
  readonly site_url: string;
  readonly wp_version: string;
  readonly site_key: string;
  readonly app_version: string;
  readonly site_language: string;
  readonly last_login?: string;
  readonly plan_type?: string;
}

type Data = Readonly<Record<string, unknown>>;

/** Where events go: any service that counts them. */
export interface EventTransport {
  identify?(userId: string): void;
  register?(properties: Data): void;
  track(name: string, data: Data, options: Data): void;
}

/** Every event of a fixed name, with what it takes to tell it. */
export const EVENTS = { ...KIT_EVENTS, ...LIBRARY_EVENTS };

export interface EventsManager {
  readonly config: {
    readonly triggers: typeof TRIGGERS;
    readonly locations: typeof LOCATIONS;
    readonly secondaryLocations: typeof SECONDARY_LOCATIONS;
    readonly elements: typeof ELEMENTS;
    readonly names: typeof NAMES;
  };
  /** An event of the table. */
  tell<Name extends keyof typeof EVENTS>(name: Name, ...given: Parameters<(typeof EVENTS)[Name]>): void;
  /** An event whose name goes by what was pressed. */
  tellNamed(event: NamedEvent): void;
  /** Any other, as extensions do. */
  dispatchEvent(name: string, data?: Data, options?: Data): void;
}

/** One for an editor. Nothing is sent unless that is allowed; what the transport cannot send is lost, and harms nobody. */
export function createEventsManager(config: EditorEventsConfig, transport: EventTransport): EventsManager {
  let isOn = false;
  const turnOn = (): void => {
    isOn = true;
    const { user_id, last_login, plan_type = 'free' } = config;
    if (!user_id) return;
    transport.identify?.(user_id);
    transport.register?.({ appType: 'Editor', user_id, last_login, plan_type });
  };
  const dispatchEvent = (name: string, data: Data = {}, options: Data = {}): void => {
    if (!config.can_send_events) return;
    try {
      if (!isOn) turnOn();
      transport.track(name, { ...commonFields(config), ...data }, options);
    } catch {
      // The original of 3.33 lets it through, and whatever was pressed then does nothing.
    }
  };
  return {
    config: {
      triggers: TRIGGERS,
      locations: LOCATIONS,
      secondaryLocations: SECONDARY_LOCATIONS,
      elements: ELEMENTS,
      names: NAMES,
    },
    dispatchEvent,
    tell: (name, ...given) => dispatchEvent(name, Reflect.apply(EVENTS[name], undefined, given) as Data),
    tellNamed: ({ name, payload }) => dispatchEvent(name, payload),
  };
}

/** What every event says first; its own data may say otherwise. */
const commonFields = (config: EditorEventsConfig): Data => ({
  user_id: config.user_id || null,
  subscription_id: config.subscription_id || null,
  user_tier: config.user_tier || null,
  url: config.site_url,
  wp_version: config.wp_version,
  client_id: config.site_key,
  app_version: config.app_version,
  site_language: config.site_language,
});

/** By which sites are told apart, and none is named. */
export async function hashSiteUrl(url: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(url));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
