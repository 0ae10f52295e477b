import type { ActionKind } from '../ActionKind.ts';
import { callback } from './callback.ts';
import { allMedia, media } from './media.ts';
import { closeModal, openModal } from './modal.ts';
import { simulate, toggleClass } from './otherLayers.ts';
import {
  documentEvent,
  fullscreen,
  link,
  motionPermission,
  scroll,
  scrollBelow,
  toggleFullscreen,
} from './page.ts';
import { layerScene, playScene, replayScene, stepFrame, toggleLayer, toggleScenes } from './scenes.ts';
import { callSlide, goTo } from './slides.ts';
import { slideshow } from './slideshow.ts';

/** spec/2 §4: a text layer with a toggle shows its other text when it switches something over. */
const toggling =
  (kind: ActionKind): ActionKind =>
  (action, context) => {
    kind(action, context);
    context.toggleSource();
  };

/** What actions do, by the name that documents give them. */
export const KINDS: Readonly<Record<string, ActionKind>> = {
  link,
  scroll,
  scrollto: scroll,
  scrollbelow: scrollBelow,
  scroll_under: scrollBelow,
  next: goTo('+1'),
  prev: goTo('-1'),
  first: goTo('first'),
  last: goTo('last'),
  callSlide,
  jumpto: callSlide,
  nextframe: stepFrame(1),
  nframe: stepFrame(1),
  prevframe: stepFrame(-1),
  pframe: stepFrame(-1),
  pause: slideshow('pause'),
  pauseSlider: slideshow('pause'),
  resume: slideshow('resume'),
  play: slideshow('resume'),
  playSlider: slideshow('resume'),
  toggle: toggling(slideshow('toggle')),
  toggleSlider: toggling(slideshow('toggle')),
  playScene,
  replayScene,
  toggleScenes: toggling(toggleScenes),
  startlayer: layerScene('in'),
  stoplayer: layerScene('out'),
  togglelayer: toggling(toggleLayer),
  simulate,
  toggleClass: toggling(toggleClass),
  playMedia: media('play'),
  pauseMedia: media('pause'),
  toggleMedia: toggling(media('toggle')),
  stopMedia: media('stop'),
  muteMedia: media('mute'),
  unmuteMedia: media('unmute'),
  toggleMute: toggling(media('toggleMute')),
  allMute: allMedia('mute'),
  allUnmute: allMedia('unmute'),
  allToggleMute: toggling(allMedia('toggleMute')),
  open_modal: openModal,
  openModal,
  close_modal: closeModal,
  closeModal,
  fullscreen: fullscreen('on'),
  exitFullscreen: fullscreen('off'),
  toggleFullscreen,
  callback,
  event: documentEvent,
  getAccelerationPermission: motionPermission,
};
