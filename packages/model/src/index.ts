export { ACTION_KINDS } from './action/actionKinds.ts';
export type { Action } from './action/action.ts';
export { checkModule, type ModuleCheck } from './document/checkModule.ts';
export { type DocumentKind, documentKind, whyNotPlayable } from './document/documentKind.ts';
export { type Module, type OpenOptions, openModule, type PlayableModule } from './document/Module.ts';
export type { FeedItem } from './feed/FeedItem.ts';
export { isFeed } from './feed/isFeed.ts';
export { type FeedSlideRequest, type FeedSource, resolveFeed } from './feed/resolveFeed.ts';
export { slideNumber } from './feed/slideNumber.ts';
export { type FontLinkOptions, fontLinks } from './fonts/fontLinks.ts';
export type { BackgroundImage, Overlay } from './layer/background.ts';
export { holdsLayers, type LayerKind } from './layer/layerKind.ts';
export type { BackgroundVideo, MediaKind } from './layer/media.ts';
export { mediaKind } from './layer/mediaKind.ts';
export {
  belowWidthPx,
  enabledIndices,
  LEVEL_INDICES,
  servingLevel,
  type LevelFlags,
  type LevelIndex,
  type Levels,
} from './levels/Levels.ts';
export { boundDepth } from './reading/boundDepth.ts';
export { asObject, isObject, type JsonObject } from './reading/json.ts';
export type { Note } from './reading/Note.ts';
export { parseReply, REPLY_TEXTS, type Reply, type ReplyOptions } from './reply/parseReply.ts';
export { documentSchema } from './schema/documentSchema.ts';
export type { JsonSchema } from './schema/JsonSchema.ts';
export { type NavSlide, readNavSlide } from './nav/navSlide.ts';
export type { ModuleFont } from './settings/fonts.ts';
export type { ModalSettings } from './settings/modal.ts';
export { readModal } from './settings/readModal.ts';
export type { ModuleSettings } from './settings/settings.ts';
export type { Layer } from './slide/buildLayers.ts';
export type { Slide } from './slide/Slide.ts';
export type { SlideGlance } from './slide/slideFields.ts';
export type { BackgroundTransition } from './timeline/backgroundTransition.ts';
export type { ClipFrame, FilterFrame, Frame } from './timeline/frame.ts';
export type { Scene, Timeline } from './timeline/timeline.ts';
export type { Fill } from './values/fillKinds.ts';
export { fillToCss, isTransparent } from './values/fillToCss.ts';
export type { FrameValue } from './values/frameValue.ts';
export type { Length, Measure } from './values/length.ts';
export type { Sides } from './values/sides.ts';
export { isSafeUrl, normalizeUrl } from './values/url.ts';
export { DOCUMENT_DEPTH, NAV_TEXT_LENGTH, PERSPECTIVE_PX } from './limits.ts';
