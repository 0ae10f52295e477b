import * as actions from '../actions/createSlideActions.ts';
import * as carousel from '../carousel/carouselFeature.ts';
import * as deepLinks from '../deepLinks/deepLinksFeature.ts';
import * as globalSlides from '../globalSlides/createGlobalPlayer.ts';
import * as input from '../input/watchPlayerInput.ts';
import * as layers from '../layers/createLayerPlayer.ts';
import * as hover from '../layers/hover/hoverFeature.ts';
import * as loops from '../layers/loop/createLoopPlayer.ts';
import * as effects from '../layers/scene/effectsFeature.ts';
import { createMedia } from '../media/createMedia.ts';
import { createModifiers } from '../modifiers/createModifiers.ts';
import { createParticles } from '../particles/createParticles.ts';
import { createScrollTimeline } from '../scrollTimeline/createScrollTimeline.ts';
import * as slideLoop from '../slides/createSlideLoop.ts';
import * as pan from '../transitions/createPan.ts';
import * as pieces from '../transitions/piecesFeature.ts';
import * as shader from '../transitions/shader/playShader.ts';
import * as transitions from '../transitions/transitionsFeature.ts';
import type { LoadedFeatures } from './LoadedFeatures.ts';

/** Everything at once, where nothing may be waited for. */
export const allFeatures: LoadedFeatures = {
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
