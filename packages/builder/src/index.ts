export type { PageDocument } from './document/PageDocument.ts';
export { documentPriority, readCondition } from './document/displayConditions.ts';
export { countElements, whyNotTemplate } from './document/documentRules.ts';
export { readDocument } from './document/readDocument.ts';
export type { DynamicTag } from './html/dynamicTags.ts';
export type { Shortcode } from './html/shortcodes.ts';
export { type Kit, readKit } from './kit/Kit.ts';
export { kitFileName, whyNotKitDescription, whyNotKitName } from './kit/kitRules.ts';
export { type DocumentArchive, readDocumentArchive } from './kit/readDocumentArchive.ts';
export { type Manifest, readManifest } from './kit/readManifest.ts';
export { writeKit } from './kit/writeKit.ts';
export { frontendConfig } from './render/frontendConfig.ts';
export { actionHash } from './render/actionHash.ts';
export { documentOpening } from './render/documentOpening.ts';
export { renderDocument } from './render/renderDocument.tsx';
export { renderDocumentPage } from './render/renderDocumentPage.ts';
export { type Control, rule } from './styles/Control.ts';
export { documentCss } from './styles/documentCss.ts';
export { typography } from './styles/typography.ts';
export { elementIds, renewElementIds } from './transfer/elementIds.ts';
export { relinkDocument } from './transfer/relinkDocument.ts';
export { writeTemplate } from './transfer/writeTemplate.ts';
export { heading as headingWidget } from './widgets/heading.tsx';
export { image as imageWidget } from './widgets/image.tsx';
export type { Part, Widget, WidgetProps } from './widgets/Widget.ts';

// What documents and kits mean, rule by rule, for who works with them outside of a page.
/** @public */
export { conditionPriority } from './document/displayConditions.ts';
/** @public */
export { pageDocumentKind } from './document/documentKind.ts';
/** @public */
export { writeDocument } from './document/writeDocument.ts';
/** @public */
export { readDynamicTag } from './html/dynamicTags.ts';
/** @public */
export { splitShortcodes } from './html/shortcodes.ts';
/** @public */
export { frontendKit } from './kit/Kit.ts';
/** @public */
export { templateFileName, whyNotExported, whyNotUploaded } from './document/documentRules.ts';
/** @public */
export { compareVersions, isNewerKit, isOldKit, kitError, type KitError } from './kit/kitRules.ts';
/** @public */
export {
  type KitCount,
  settingTitle,
  summariseKitContent,
  summariseKitPlugins,
  summariseKitSettings,
  summariseKitTemplates,
} from './kit/kitSummary.ts';
/** @public */
export { readSiteSettings } from './kit/readManifest.ts';
/** @public */
export {
  activeBreakpoints,
  desktopMinimum,
  deviceList,
  deviceMinimum,
  hasCustomBreakpoints,
  mediaQuery,
} from './settings/breakpoints.ts';
/** @public */
export { readBreakpoints } from './settings/readBreakpoints.ts';
/** @public */
export { isMet } from './settings/conditions.ts';
/** @public */
export { customAttributes, linkAttributes } from './settings/linkAttributes.ts';
/** @public */
export { safeHref } from './settings/safeHref.ts';
/** @public */
export {
  dailymotionId,
  videopressId,
  vimeoId as writtenVimeoId,
  vimeoToken,
  youtubeId as writtenYoutubeId,
} from './settings/videoIds.ts';
/** @public */
export { embedAddress } from './widgets/video.tsx';

// What pages do at run time, rule by rule.
export { type EntranceAnimation, entranceAnimation } from './runtime/animation/entranceAnimation.ts';
export { actionUrl } from './runtime/actions/actionUrl.ts';
export { readAction, type UrlAction } from './runtime/actions/readAction.ts';
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
} from './runtime/breakpoints/Breakpoints.ts';
export { createBreakpoints, DEFAULT_BREAKPOINTS } from './runtime/breakpoints/defaultBreakpoints.ts';
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
export { arrangeSlideshow } from './runtime/lightbox/arrangeSlideshow.ts';
export { isImageAddress, opensLightbox } from './runtime/lightbox/lightboxLink.ts';
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
