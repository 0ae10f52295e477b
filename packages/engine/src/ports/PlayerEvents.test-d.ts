import { expectTypeOf, it } from 'vitest';
import type { Player } from './Player.ts';
import type { PlayerDomEvents, PlayerEventName, PlayerEvents, SlidePayload } from './PlayerEvents.ts';

declare const player: Player;

it('hands listeners of a player the payload of their event', () => {
  player.on('slide.ended', (payload) => expectTypeOf(payload).toEqualTypeOf<SlidePayload>());
  player.on('slide.afterChange', ({ slide, interrupted }) => {
    expectTypeOf(slide).toEqualTypeOf<string>();
    expectTypeOf(interrupted).toEqualTypeOf<boolean>();
  });
  player.on('lowfps', ({ framesPerSecond }) => expectTypeOf(framesPerSecond).toEqualTypeOf<number>());
  expectTypeOf(player.on('slide.pause', () => undefined)).returns.toEqualTypeOf<void>();
});

it('refuses events that there are not, and what an event does not tell', () => {
  // @ts-expect-error names have capitals in them
  player.on('slide.afterchange', () => undefined);
  // @ts-expect-error players hear their own names, not those of the page
  player.on('sr.slide.ended', () => undefined);
  // @ts-expect-error only changes can be interrupted
  player.on('slide.ended', ({ interrupted }) => interrupted);
});

it('types the events of the page as elements, the document and the window dispatch them', () => {
  const hear = ({ detail }: CustomEvent<PlayerEvents['slide.ended']>): string => detail.slide;
  document.querySelector('div')?.addEventListener('sr.slide.ended', hear);
  document.addEventListener('sr.slide.ended', hear);
  window.addEventListener('sr7.lowfps', ({ detail }) =>
    expectTypeOf(detail.framesPerSecond).toEqualTypeOf<number>(),
  );
  // @ts-expect-error the payload of another event
  document.addEventListener('sr.layer.action', hear);
});

it('names every event of a player for the page', () => {
  expectTypeOf<keyof PlayerDomEvents>().toEqualTypeOf<
    `sr.${Exclude<PlayerEventName, 'lowfps'>}` | 'sr7.lowfps'
  >();
});
