import type { CreateMediaPlayer } from '../MediaPlayer.ts';
import { audio } from './audio.ts';
import { html5 } from './html5.ts';

/** Players by kind: one line each. What a platform needs is fetched with its first film. */
const MEDIA_KINDS: ReadonlyMap<string, CreateMediaPlayer> = new Map<string, CreateMediaPlayer>([
  ['html5', html5],
  ['audio', audio],
  ['youtube', async (options) => (await import('./youtube.ts')).youtube(options)],
  ['vimeo', async (options) => (await import('./vimeo.ts')).vimeo(options)],
]);

/** spec/2 §5. */
export function mediaPlayerOf(kind: string): CreateMediaPlayer {
  const create = MEDIA_KINDS.get(kind);
  if (!create) throw new Error('Invalid video type');
  return create;
}
