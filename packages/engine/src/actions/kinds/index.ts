import type { ActionKind } from '../ActionKind.ts';
import { callback } from './callback.ts';
import { callSlide } from './callSlide.ts';
import { closeModal } from './closeModal.ts';
import { documentEvent } from './documentEvent.ts';
import { fullscreen, toggleFullscreen } from './fullscreen.ts';
import { goTo } from './goTo.ts';
import { layerScene } from './layerScene.ts';
import { link } from './link.ts';
import { allMedia, media } from './media.ts';
import { motionPermission } from './motionPermission.ts';
import { openModal } from './openModal.ts';
import { playScene } from './playScene.ts';
import { replayScene } from './replayScene.ts';
import { scroll } from './scroll.ts';
import { scrollBelow } from './scrollBelow.ts';
import { simulate } from './simulate.ts';
import { slideshow } from './slideshow.ts';
import { stepFrame } from './stepFrame.ts';
import { toggleClass } from './toggleClass.ts';
import { toggleLayer } from './toggleLayer.ts';
import { toggleScenes } from './toggleScenes.ts';
import { toggling } from './toggling.ts';

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
