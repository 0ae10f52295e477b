import type { Layer, Scene } from '@vitrine/model';
import type { SceneName } from '../../ports/LayerPlayer.ts';

/** A layer's scene by name; null where it has none of that name. */
export function sceneOf({ timeline }: Layer, name: SceneName): Scene | null {
  if (name === 'in' || name === 'out') return timeline[name];
  return Object.hasOwn(timeline.named, name) ? (timeline.named[name] ?? null) : null;
}
