import { fillToCss, type LevelIndex, type Module, type ModuleSettings, PERSPECTIVE_PX } from '@vitrine/model';
import type { Declarations } from '../css/Declarations.ts';
import type { StyleSheet } from '../css/StyleSheet.ts';
import { boundToCss, measureToCss, round, scaledPx } from '../css/units.ts';
import { hasNavigation } from '../nav/hasNavigation.ts';
import type { Parts } from './CompiledModule.ts';
import { moduleHeight, unitCss } from './sizeCss.ts';

type Size = ModuleSettings['size'];

function boxOf(size: Size, level: LevelIndex): Declarations {
  const side = (box: Size['padding'], name: keyof Size['padding']): string =>
    measureToCss(box[name][level], { scales: false });
  const around = (box: Size['padding']): string =>
    `${side(box, 'top')} ${side(box, 'right')} ${side(box, 'bottom')} ${side(box, 'left')}`;
  const isZero = (box: Size['padding']): boolean =>
    Object.values(box).every((lengths) => lengths[level].value === 0);
  const most = boundToCss(size.maxWidth[level], { scales: false });
  const gridMost = size.fullWidth ? undefined : `${round(size.width[level])}px`;
  const maxWidth = most && gridMost ? `min(${most},${gridMost})` : (most ?? gridMost);
  return {
    padding: isZero(size.padding) ? undefined : around(size.padding),
    margin: isZero(size.margin) ? undefined : around(size.margin),
    'margin-inline': maxWidth ? 'auto' : undefined,
    'max-width': maxWidth,
    'min-width': boundToCss(size.minWidth[level], { scales: false }),
  };
}

/** So far away that nothing looks nearer. */
const FLAT = 1e6;

/** The perspective of layers that turn and name none; what is usual need not be said. */
function perspectiveOf({ perspectivePx, perspectiveType }: ModuleSettings['general']): string | undefined {
  if (perspectiveType === 'isometric' || perspectivePx <= 0) return String(FLAT);
  return perspectivePx === PERSPECTIVE_PX ? undefined : String(perspectivePx);
}

/** Rules of the module itself: its box, its unit, its height, its background. */
export function addModuleRules(sheet: StyleSheet, module: Module, root: string, parts: Parts): void {
  const { size, background, codes, general, nav, type } = module.settings;
  sheet.rule(root, (level) => boxOf(size, level));
  sheet.rule(`${root}>sr7-content`, (level) => ({
    '--u': unitCss(size, level, parts.rows?.sideRoom(nav, level) ?? null),
    '--gw': scaledPx(size.width[level]),
    '--gh': scaledPx(size.height[level]),
    '--pers': parts.live && perspectiveOf(general),
    'min-height': moduleHeight(size, level),
    height: type === 'carousel' ? moduleHeight(size, level) : undefined,
    overflow: size.overflowVisible ? 'visible' : undefined,
    'box-shadow': parts.paint?.MODULE_SHADOWS[module.settings.shadow],
    perspective: type === 'carousel' ? `${module.settings.carousel.perspectivePx}px` : undefined,
  }));
  sheet.rule(`${root}>sr7-content>sr7-module-bg`, () => ({
    background: fillToCss(background.color),
    ...(background.image?.src
      ? {
          'background-image': `url("${background.image.src}")`,
          'background-size': 'cover',
          'background-position': 'center',
        }
      : {}),
  }));
  if (type === 'carousel') parts.carousel?.addCarouselRules(sheet, module.settings, root);
  if (parts.nav && hasNavigation(nav)) parts.nav.addNavRules(sheet, module, root, parts);
  parts.progress?.addProgressRules(sheet, module, root);
  parts.effects?.addEffectRules(sheet, module, root);
  if (parts.live && general.disableOnMobile) sheet.raw(`@media (max-width:479.98px){${root}{display:none}}`);
  if (parts.paint && codes.css.trim() !== '') sheet.raw(parts.paint.scopeAuthorCss(codes.css, root));
}
