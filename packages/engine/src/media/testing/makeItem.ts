import { createTestClock } from '@vitrine/browser/testing';
import { openModule } from '@vitrine/model';
import { vi } from 'vitest';
import { createMediaItem } from '../createMediaItem.ts';
import { createTestFilm } from './createTestFilm.ts';
import { settled } from './settled.ts';

/** A film with this content whose layer has just begun to come. */
export async function makeItem(content: Record<string, unknown> = {}, kind = 'html5', find?: () => null) {
  const module = openModule({
    slides: { 1: { layers: { 1: { id: 1, type: 'video', content: { src: 'a.mp4', ...content } } } } },
  });
  const fields = module.slide('1').layers[0]?.content;
  if (!fields) throw new Error('no layer');
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = '<button class="sr7-play" aria-label="Play: Sea" data-pause="Pause: Sea"></button>';
  const film = createTestFilm(box, kind === 'audio' ? 'audio' : 'video');
  const clock = createTestClock();
  clock.advance(10_000);
  const states: string[] = [];
  const onEnded = vi.fn<() => void>();
  const onPress = vi.fn<() => void>();
  const onWish = vi.fn<() => void>();
  const item = createMediaItem({
    kind,
    fields,
    find: find ?? (() => box),
    clock,
    onChange() {
      if (item.state !== states.at(-1)) states.push(item.state);
    },
    onEnded,
    onWish,
    onPress,
  });
  item.come();
  await settled();
  return { item, film, box, clock, states, onEnded, onPress, onWish, ...film };
}
