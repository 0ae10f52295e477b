export { arrowTargets, type ArrowSide } from './arrowTargets.ts';
export { WORDS, writeControlWords } from './controlWords.ts';
export { groupAttributes, slideRole, type SlideRole } from './groupAttributes.ts';
export { handleAttributes, placeIn } from './handleAttributes.ts';
export { hasNavigation } from './rowKinds.ts';
export { itemButton } from './itemButton.ts';
export { DRAWING, FILL, HEIGHT_OFFSET_LENGTH } from './marks.ts';
export {
  classNames,
  layerClass,
  layerDomId,
  moduleDomId,
  placeClass,
  slideClass,
  slideDomId,
} from './names.ts';
export {
  type Arrows,
  type Bullets,
  type Cards,
  type LevelIndex,
  type Nav,
  type NavCommon,
  type NavKindName,
  type NavPlace,
} from './navTypes.ts';
export { hasFallback } from './itemPicture.ts';
export { CURRENT_NUMBER, fillPlaceholders } from './placeholders.ts';
export { poseTransform, type PoseUnits } from './poseTransform.ts';
export { round } from './round.ts';
export { BULLET_WINDOWS, MOST_VISIBLE, rowCentre, rowItems } from './rowItems.ts';
export { rowsOf, type RowKind, type ShownRow } from './rowKinds.ts';
export { NUMBER_HOLE, twoDigits, type SlideNumber } from './slideNumber.ts';
export { thumbStyle } from './itemPicture.ts';
export { usesPicture } from './itemPicture.ts';
/** @public As the player fills the holes of what is drawn: who draws tries it. */
export { fillNumber } from './slideNumber.ts';
