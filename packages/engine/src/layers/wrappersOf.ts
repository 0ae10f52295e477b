import type { FrameValue, Layer, Scene } from '@vitrine/model';

/** Elements between a layer's place and its content, for what moves by itself. */
export interface Wrappers {
  readonly parallax: boolean;
  readonly loop: boolean;
  readonly mask: boolean;
}

/** A layer gets a wrapper only for what its modifiers or one of its scenes do: most layers need none. */
export function wrappersOf({ timeline, modifiers }: Layer): Wrappers {
  const scenes = [timeline.in, timeline.out, ...Object.values(timeline.named)];
  return {
    parallax: modifiers?.mouse?.use || modifiers?.scroll?.use || false,
    loop: scenes.some(loops),
    mask: scenes.some(masks),
  };
}

const loops = ({ loop }: Scene): boolean =>
  loop !== null && Object.values(loop.tracks).some((frames) => frames.length > 1);

const masks = ({ mask, content }: Scene): boolean =>
  (mask?.frames.some(({ overflow, x, y }) => overflow === 'hidden' || [...x, ...y].some(moves)) ?? false) ||
  (content?.frames.some(({ effect }) => effect !== '' && effect !== 'none') ?? false);

const moves = (value: FrameValue): boolean =>
  value.kind !== 'inherit' && !(value.kind === 'fixed' && value.value === 0);
