import type { Layer, Scene } from '@vitrine/model';

/** The name of a scene: `in`, `out`, or one that only actions play. */
export type SceneName = string;

/** A layer's scene by name; null where it has none of that name. */
export function sceneOf({ timeline }: Layer, name: SceneName): Scene | null {
  if (name === 'in' || name === 'out') return timeline[name];
  return Object.hasOwn(timeline.named, name) ? (timeline.named[name] ?? null) : null;
}
