/** Who plays asks first. */
export { canPlay, standStill } from '@vitrine/browser';
export type { CarouselGauge } from './carousel/CarouselGauge.ts';
export {
  type CarouselSettings,
  carouselOffsets,
  reachOf,
} from './carousel/carouselOffsets.ts';
export { type CarouselPose, carouselPose, spinStepDeg } from './carousel/carouselPose.ts';
export type { DragHandler, DragRelease } from './input/DragHandler.ts';
export { allLayers } from './layers/allLayers.ts';
export { isEntered, spansSlide } from './layers/isEntered.ts';
export { needsPlayer } from './layers/needsPlayer.ts';
export { firstFrame, type Frame, type FrameSlide } from './slides/firstFrame.ts';
export { type PlayOptions, playableSlides } from './slides/playableSlides.ts';
export { publishMoment } from './slides/publishMoment.ts';
export type { SlideRequest } from './slides/resolveRequest.ts';
export type { HoldReason, SlideshowStatus } from './slideshow/createSlideshow.ts';
export type { ShowState } from './slideshow/ShowState.ts';
export type { SlidePlaces } from './ports/SlideChange.ts';
export type {
  ActionCallback,
  ActionHost,
  CallbackPayload,
  LayersPort,
  MediaCommand,
  MediaPort,
  MediaTarget,
  ModalPort,
  PagePort,
  ScenePlay,
  ScrollMotion,
  ScrollTarget,
  SlideshowPort,
  SlidesPort,
} from './actions/ActionHost.ts';
export type { ActionCall } from './actions/ActionKind.ts';
export { type InteractiveAttributes, interactiveAttributes } from './actions/interactiveAttributes.ts';
export type { StageEvent } from './actions/triggers/StageEvent.ts';
export { type LayerHref, layerHref } from './links/layerHref.ts';
export { windowName } from './links/windowName.ts';
export { entersByItself } from './layers/entersByItself.ts';
export { restStyle } from './layers/pose/restStyle.ts';
export type { LayerNodes } from './layers/LayerNodes.ts';
export { wrappersOf } from './layers/wrappersOf.ts';
export { PROGRESS_STYLES } from './progress/progressStyle.ts';
export { ringSize, type RingSize } from './progress/ringSize.ts';
export { type ProgressOptions, watchProgress } from './progress/watchProgress.ts';
export { createScrubber, type Scrubber, type ScrubberOptions } from './scrubber/createScrubber.ts';
export type { Environment } from './player/Environment.ts';
export type { Player, PlayerSource } from './player/Player.ts';
export type { PlayerEventName, PlayerEvents } from './player/PlayerEvents.ts';
export type { Stage } from './player/Stage.ts';
export { closeSlide } from './modal/closeSlide.ts';
export { hasWayOut } from './modal/hasWayOut.ts';
export { holdPlayers, playerOf } from './modal/holdPlayers.ts';
export { isRefused } from './modal/isRefused.ts';
export { MODAL_BOX } from './modal/modalBox.ts';
export { type ModalEvent, type ModalState, nextModalState } from './modal/modalMachine.ts';
export { MODAL_TEXTS } from './modal/modalTexts.ts';
export { rememberShown } from './modal/oneTime.ts';
export { watchHash } from './modal/watchHash.ts';
export { watchTriggers } from './modal/triggers/watchTriggers.ts';
