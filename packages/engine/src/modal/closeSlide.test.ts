import { openModule } from '@vitrine/model';
import { expect, it } from 'vitest';
import type { Player } from '../ports/Player.ts';
import { closeSlide } from './closeSlide.ts';

const text = (id: number, more: object = {}): object => ({
  id,
  type: 'text',
  content: { text: 'x' },
  ...more,
});
const waits = { tl: { in: { content: { all: [{ t: 'w0' }, { t: 0 }] } } } };
const layers = {
  1: text(1),
  2: text(2, waits),
  3: { id: 3, type: 'container', subtype: 'group' },
  4: text(4, { pid: 3 }),
};

function leftBy(type: string): string[] {
  const left: string[] = [];
  const module = openModule({
    settings: { type },
    slides: {
      1: { slide: {}, layers: { 8: text(8) } },
      2: { slide: {}, layers },
      9: { slide: { global: true }, layers: { 5: text(5) } },
    },
  });
  const places = { previous: '1', current: '2', next: null };
  const playScene = (layer: string, scene: string): void => void left.push(`${layer} ${scene}`);
  closeSlide({ module, places, playScene } as Partial<Player> as Player);
  return left;
}

it('plays out what came in with the current slide and the global ones', () => {
  expect(leftBy('standard')).toEqual(['1 out', '3 out', '4 out', '5 out']);
});

it('leaves a carousel where it is', () => {
  expect(leftBy('carousel')).toEqual([]);
});
