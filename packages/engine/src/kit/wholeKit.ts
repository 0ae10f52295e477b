import * as actions from '../actions/part.ts';
import * as carousel from '../carousel/part.ts';
import * as deepLinks from '../deepLinks/part.ts';
import * as globalSlides from '../globalSlides/createGlobalPlayer.ts';
import * as input from '../input/part.ts';
import * as hover from '../layers/hover/part.ts';
import * as loops from '../layers/loop/part.ts';
import * as layers from '../layers/part.ts';
import * as effects from '../layers/scene/part.ts';
import { createMedia } from '../media/createMedia.ts';
import { createModifiers } from '../modifiers/createModifiers.ts';
import { createParticles } from '../particles/createParticles.ts';
import { createScrollTimeline } from '../scrollTimeline/createScrollTimeline.ts';
import * as slideLoop from '../slides/createSlideLoop.ts';
import * as pan from '../transitions/createPan.ts';
import * as transitions from '../transitions/part.ts';
import * as pieces from '../transitions/pieces.ts';
import * as shader from '../transitions/shader/part.ts';
import type { Kit } from './Kit.ts';

/** Everything at once, where nothing may be waited for. */
export const wholeKit: Kit = {
  actions,
  carousel,
  deepLinks,
  globalSlides,
  slideLoop,
  input,
  layers,
  effects,
  hover,
  loops,
  media: createMedia,
  modifiers: createModifiers,
  scrollTimeline: createScrollTimeline,
  particles: createParticles,
  pan,
  pieces,
  shader,
  transitions,
};
