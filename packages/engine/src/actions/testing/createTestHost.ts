import type { ActionCallback, ActionHost, LinkPage } from '../../ports/ActionHost.ts';

export interface TestHost extends ActionHost {
  /** Everything that was asked of it, oldest first: the port's verb and what it was given. */
  readonly asked: readonly (readonly unknown[])[];
  readonly scenes: Map<string, string | null>;
  readonly elements: Map<string, Element>;
  readonly callbacks: Map<string, ActionCallback>;
  readonly anchors: Set<string>;
  location: LinkPage;
  hasFullscreen: boolean;
  /** What `simulate` does besides being written down. */
  onSimulate: (layerId: string, event: string) => void;
}

/** A host that writes down what it is asked for, and answers from what the test gives it. */
export function createTestHost(): TestHost {
  const asked: (readonly unknown[])[] = [];
  const ask =
    (verb: string) =>
    (...given: readonly unknown[]): void =>
      void asked.push([verb, ...given]);
  const scenes = new Map<string, string | null>();
  const elements = new Map<string, Element>();
  const callbacks = new Map<string, ActionCallback>();
  const anchors = new Set<string>();
  const host: TestHost = {
    asked,
    scenes,
    elements,
    callbacks,
    anchors,
    location: { protocol: 'https:', host: 'example.com', path: '/shop/', query: '' },
    hasFullscreen: true,
    onSimulate: () => undefined,
    slides: { request: ask('request') },
    slideshow: { pause: ask('pause'), resume: ask('resume'), toggle: ask('toggle') },
    layers: {
      play(layerId, scene, options) {
        scenes.set(layerId, scene);
        asked.push(['play', layerId, scene, options]);
      },
      sceneOf: (layerId) => scenes.get(layerId) ?? null,
      stepFrame: ask('stepFrame'),
      elementOf: (layerId) => elements.get(layerId) ?? null,
      simulate(layerId, event) {
        asked.push(['simulate', layerId, event]);
        host.onSimulate(layerId, event);
      },
      toggleText: ask('toggleText'),
    },
    media: { command: ask('media') },
    page: {
      location: () => host.location,
      hasAnchor: (name) => anchors.has(name),
      scrollTo: (target, { durationMs, offset }) => asked.push(['scrollTo', target, durationMs, offset]),
      setHash: ask('setHash'),
      open: ask('open'),
      fullscreen(mode) {
        asked.push(['fullscreen', mode]);
        return host.hasFullscreen;
      },
      dispatch: ask('dispatch'),
      requestMotionPermission: ask('requestMotionPermission'),
    },
    modal: { open: ask('openModal'), close: ask('closeModal') },
    callback: (name) => callbacks.get(name) ?? null,
  };
  return host;
}
