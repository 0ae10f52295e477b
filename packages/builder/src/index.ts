export type { PageDocument } from './document/PageDocument.ts';
export { documentPriority, readCondition } from './document/displayConditions.ts';
export { countElements } from './document/documentRules.ts';
export { readDocument } from './document/readDocument.ts';
export type { Shortcode } from './html/shortcodes.ts';
export { readKit } from './kit/Kit.ts';
export { readDocumentArchive } from './kit/readDocumentArchive.ts';
export { type Manifest, readManifest } from './kit/readManifest.ts';
export { frontendConfig } from './render/frontendConfig.ts';
export { renderDocument } from './render/renderDocument.tsx';
export { renderDocumentPage } from './render/renderDocumentPage.ts';
export { documentCss } from './styles/documentCss.ts';
export type { Part, Widget, WidgetProps } from './widgets/Widget.ts';

// What documents and kits mean, rule by rule, for who works with them outside of a page.
/** @public */
export { conditionPriority } from './document/displayConditions.ts';
/** @public */
export { pageDocumentKind } from './document/documentKind.ts';
/** @public */
export { whyNotTemplate } from './document/documentRules.ts';
/** @public */
export { writeDocument } from './document/writeDocument.ts';
/** @public */
export { readDynamicTag } from './html/dynamicTags.ts';
/** @public */
export { splitShortcodes } from './html/shortcodes.ts';
/** @public */
export { frontendKit } from './kit/Kit.ts';
/** @public */
export {
  compareVersions,
  isOldKit,
  kitFileName,
  whyNotKitDescription,
  whyNotKitName,
} from './kit/kitRules.ts';
/** @public */
export { readSiteSettings } from './kit/readManifest.ts';
/** @public */
export { actionHash } from './render/actionHash.ts';
/** @public */
export {
  activeBreakpoints,
  desktopMinimum,
  deviceAtWidth,
  deviceList,
  deviceMinimum,
  hasCustomBreakpoints,
  mediaQuery,
  readBreakpoints,
} from './settings/breakpoints.ts';
/** @public */
export { isMet } from './settings/conditions.ts';
/** @public */
export { deviceSetting, responsiveValue } from './settings/deviceValues.ts';
/** @public */
export { customAttributes, linkAttributes } from './settings/linkAttributes.ts';
/** @public */
export { safeHref } from './settings/safeHref.ts';
/** @public */
export { dailymotionId, videopressId, vimeoId, vimeoToken, youtubeId } from './settings/videoIds.ts';
/** @public */
export { embedAddress } from './widgets/video.tsx';
