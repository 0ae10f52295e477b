export { type EntranceAnimation, entranceAnimation } from './runtime/animation/entranceAnimation.ts';
export { actionUrl, readAction, type UrlAction } from './runtime/actions/readAction.ts';
export { anchorOffsets, isAnchorHash } from './runtime/anchors/anchorOffsets.ts';
export {
  requireArgument,
  requireArgumentConstructor,
  requireArgumentInstance,
  requireArgumentType,
  UnimplementedError,
} from './runtime/arguments/requireArgument.ts';
export { createAssetLoader, type AssetLoader } from './runtime/assets/assetLoader.ts';
export { ChunkLoadError, loadChunk } from './runtime/assets/loadChunk.ts';
export { coverSize, fromTo } from './runtime/background/coverSize.ts';
export {
  kenBurnsClasses,
  slideshowDirection,
  slideshowOptions,
} from './runtime/background/slideshowOptions.ts';
export {
  type BreakpointEntries,
  type Breakpoints,
  createBreakpoints,
  DEFAULT_BREAKPOINTS,
} from './runtime/breakpoints/Breakpoints.ts';
export { currentDeviceValue, responsiveValue } from './runtime/breakpoints/deviceValue.ts';
export {
  type CarouselOptions,
  carouselOptions,
  fromWidthUp,
  offsetClass,
  offsetWidth,
} from './runtime/carousel/carouselOptions.ts';
export { canLoop, isSlideVisible, movedBy } from './runtime/carousel/slideVisibility.ts';
export { escapeHtml } from './runtime/escape/escapeHtml.ts';
export { arrangeSlideshow, isImageAddress, opensLightbox } from './runtime/lightbox/lightboxLink.ts';
export { shareLinks } from './runtime/lightbox/shareLinks.ts';
export { videoModal, videoShape } from './runtime/lightbox/videoModal.ts';
export { layMasonry } from './runtime/masonry/masonry.ts';
export { type PageConfig, readPageConfig, TEXTS } from './runtime/page/PageConfig.ts';
export {
  elementPercentage,
  pagePercentage,
  scrollObserver,
  thresholdsOf,
} from './runtime/scroll/scrollObserver.ts';
export { readPath, readSettings, type Settings } from './runtime/settings/readSettings.ts';
export { createBrowserStorage } from './runtime/storage/browserStorage.ts';
export { stretchBox } from './runtime/stretch/stretchBox.ts';
export { createTemplateTypes, initialGroupState, sectionState } from './runtime/templates/templateTypes.ts';
export { loadVideoApi } from './runtime/video/loadVideoApi.ts';
export { autoplayAddress, providerOf, vimeoId, youtubeId } from './runtime/video/videoAddress.ts';
export {
  createEventsManager,
  type EditorEventsConfig,
  EVENTS,
  type EventsManager,
  type EventTransport,
  hashSiteUrl,
} from './events/createEventsManager.ts';
export {
  addElementEvent,
  checklistEvent,
  checklistStepEvent,
  type NamedEvent,
  topBarEvent,
  variablesEvent,
  widgetSectionEvent,
  widgetTabEvent,
} from './events/editorEvents.ts';
export { countKit, type KitCounts, summariseCustomization } from './events/kitEvents.ts';
export { ELEMENTS, LOCATIONS, NAMES, SECONDARY_LOCATIONS, TRIGGERS } from './events/labels.ts';
export { quotaState } from './events/libraryEvents.ts';
export {
  placementRecord,
  type PlacementRecord,
  queueRecord,
  type StoredRecord,
} from './events/placementRecord.ts';
