/** Who plays asks first. */
export { canPlay, standStill } from '@vitrine/browser';
export type { CarouselGauge } from './ports/Stage.ts';
export {
  type CarouselSettings,
  carouselOffsets,
  reachOf,
} from './carousel/carouselOffsets.ts';
export { type CarouselPose, carouselPose, spinStepDeg } from './carousel/carouselPose.ts';
export type { DragHandler, DragRelease } from './ports/DragHandler.ts';
export { allLayers } from './layers/allLayers.ts';
export { isEntered, spansSlide } from './layers/isEntered.ts';
export { movesLayers } from './layers/movesLayers.ts';
export { firstFrame } from './slides/firstFrame.ts';
export type { Frame, FrameSlide } from './ports/Frame.ts';
export { type PlayOptions, playableSlides } from './slides/playableSlides.ts';
export { publishMoment } from './slides/publishMoment.ts';
export type { SlideRequest } from './ports/SlideChange.ts';
export type { HoldReason, SlideshowStatus } from './ports/Show.ts';
export type { ShowState } from './ports/Show.ts';
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
} from './ports/ActionHost.ts';
export type { ActionCall } from './actions/ActionKind.ts';
export { type InteractiveAttributes, interactiveAttributes } from './actions/interactiveAttributes.ts';
export type { StageEvent } from './actions/triggers/StageEvent.ts';
export { type LayerHref, layerHref } from './actions/layerHref.ts';
export { windowName } from './links/windowName.ts';
export { entersByItself } from './layers/isEntered.ts';
export { restStyle } from './layers/pose/restStyle.ts';
export type { LayerNodes } from './ports/Stage.ts';
export { wrappersOf } from './layers/wrappersOf.ts';
export { PROGRESS_MOVES } from './progress/progressMoves.ts';
export { ringSize, type RingSize } from './progress/ringSize.ts';
export { type ProgressOptions, watchProgress } from './progress/watchProgress.ts';
export { createScrubber, type Scrubber, type ScrubberOptions } from './scrubber/createScrubber.ts';
export type { Environment } from './ports/Environment.ts';
export type { Player, PlayerSource } from './ports/Player.ts';
export type { PlayerEventName, PlayerEvents } from './ports/PlayerEvents.ts';
export type { Stage } from './ports/Stage.ts';
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
