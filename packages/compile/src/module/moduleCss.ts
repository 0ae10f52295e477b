import { addCarouselRules } from '../carousel/carouselCss.ts';
import { addEffectRules } from '../effects/effectsCss.ts';
import { sideRoom } from '../nav/css/outside.ts';
import { addNavRules } from '../nav/navCss.ts';
import { scopeAuthorCss } from '../paint/scopeAuthorCss.ts';
import { addProgressRules } from '../progress/progressCss.ts';
import { fillToCss, type LevelIndex, type Module, type ModuleSettings, PERSPECTIVE_PX } from '@vitrine/model';
import type { Declarations } from '../css/Declarations.ts';
import type { StyleSheet } from '../css/StyleSheet.ts';
import { boundToCss, measureToCss } from '../css/units.ts';
import { hasNavigation } from '@vitrine/player/markup';
import { gridDeclarations, moduleHeight } from '../css/sizeCss.ts';

type Size = ModuleSettings['size'];

/** Half of what the window, or what the page has made a container, is wider than the column that the module stands in. */
const BESIDE = '50cqw - 50%';
/** More than half of a scroll bar, by which the window is wider than a page that has no column: there is nothing to span. */
const SCROLL_BAR_PX = 10;
const OUT = `max(0px,min(${BESIDE},(${BESIDE} - ${SCROLL_BAR_PX}px)*1000))`;

/** Out of a column to both edges of the window, less the owner's own margins. */
const spanning = (left: string, right: string): Declarations => ({
  width: `calc(100% - ${left} - ${right} + 2*${OUT})`,
  'margin-left': `calc(${left} - ${OUT})`,
  'margin-right': `calc(${right} - ${OUT})`,
});

function boxOf({ size, fixed }: ModuleSettings, level: LevelIndex): Declarations {
  const side = (box: Size['padding'], name: keyof Size['padding']): string =>
    measureToCss(box[name][level], { scales: false });
  const around = (box: Size['padding']): string =>
    `${side(box, 'top')} ${side(box, 'right')} ${side(box, 'bottom')} ${side(box, 'left')}`;
  const isZero = (box: Size['padding']): boolean =>
    Object.values(box).every((lengths) => lengths[level].value === 0);
  const maxWidth = boundToCss(size.maxWidth[level], { scales: false });
  return {
    position: fixed ? 'fixed' : undefined,
    inset: fixed ? '0 0 auto' : undefined,
    padding: isZero(size.padding) ? undefined : around(size.padding),
    margin: isZero(size.margin) ? undefined : around(size.margin),
    'margin-inline': maxWidth ? 'auto' : undefined,
    ...(size.fullWidth && !maxWidth && !fixed
      ? spanning(side(size.margin, 'left'), side(size.margin, 'right'))
      : {}),
    'max-width': maxWidth,
    'min-width': boundToCss(size.minWidth[level], { scales: false }),
  };
}

/** A mobile device, not a narrow window: fingers, and nothing that hovers. */
const MOBILE_DEVICE = '@media (hover:none) and (pointer:coarse)';

/** So far away that nothing looks nearer. */
const FLAT = 1e6;

/** The perspective of layers that turn and name none; what is usual need not be said. */
function perspectiveOf({ perspectivePx, perspectiveType }: ModuleSettings['general']): string | undefined {
  if (perspectiveType === 'isometric' || perspectivePx <= 0) return String(FLAT);
  return perspectivePx === PERSPECTIVE_PX ? undefined : String(perspectivePx);
}

/** The six ready-made shadows of a module, from close to far; 0 is none. */
const MODULE_SHADOWS: readonly (string | undefined)[] = [
  undefined,
  '0 8px 12px -6px rgba(0,0,0,.45)',
  '0 14px 20px -12px rgba(0,0,0,.55)',
  '0 20px 28px -18px rgba(0,0,0,.6)',
  '0 6px 10px rgba(0,0,0,.3)',
  '0 10px 24px rgba(0,0,0,.35)',
  '0 18px 48px rgba(0,0,0,.4)',
];

/** Rules of the module itself: its box, its unit, its height, its background. */
export function addModuleRules(sheet: StyleSheet, module: Module, root: string): void {
  const { settings } = module;
  const { size, background, codes, general, nav, type } = settings;
  sheet.rule(root, (level) => boxOf(settings, level));
  sheet.ruleOfWidth(`${root}>sr7-content`, (level, width) => {
    const taken = sideRoom(nav, level);
    const height = moduleHeight(settings, level, width, taken);
    return {
      ...gridDeclarations(settings, level, width, taken),
      '--pers': perspectiveOf(general),
      'min-height': height,
      height: type === 'carousel' ? height : undefined,
      overflow: size.overflowVisible ? 'visible' : undefined,
      'box-shadow': MODULE_SHADOWS[settings.shadow],
      perspective: type === 'carousel' ? `${settings.carousel.perspectivePx}px` : undefined,
    };
  });
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
  if (type === 'carousel') addCarouselRules(sheet, module.settings, root);
  if (hasNavigation(nav)) addNavRules(sheet, module, root);
  addProgressRules(sheet, module, root);
  addEffectRules(sheet, module, root);
  if (general.disableOnMobile) sheet.raw(`${MOBILE_DEVICE}{${root}{display:none}}`);
  if (codes.css.trim() !== '') sheet.raw(scopeAuthorCss(codes.css, root));
}
