import type { ElementNode } from '../document/PageDocument.ts';
import { activeBreakpoints, type Breakpoint } from '../settings/breakpoints.ts';
import { isEmpty, isOn, type Settings, textOf } from '../settings/Settings.ts';

const NAME = /^-?[_a-z][\w-]*$/i;

/** Names that an author gives, those that are names. */
export const ownClasses = (written: string): string[] =>
  written.split(/\s+/).filter((name) => NAME.test(name));

export const ownId = (written: string): string | undefined =>
  NAME.test(written.trim()) ? written.trim() : undefined;

/** Before a setting's value, for each device that has one: `elementor%s-position-` is `elementor-tablet-position-left`. */
export function prefixClasses(
  settings: Settings,
  rules: readonly (readonly [key: string, prefix: string])[],
  breakpoints: readonly Breakpoint[],
): string[] {
  return rules.flatMap(([key, prefix]) => {
    const devices = prefix.includes('%s') ? activeBreakpoints(breakpoints).map(({ name }) => name) : [];
    return ['', ...devices].flatMap((device) => {
      const value = textOf(settings, device === '' ? key : `${key}_${device}`);
      const before = prefix.replace('%s', device === '' ? '' : `-${device}`);
      return value !== '' && NAME.test(`a${value}`) ? [before + value] : [];
    });
  });
}

/** On which devices it does not show. */
export const hiddenClasses = (settings: Settings): string[] =>
  Object.entries(settings)
    .filter(([key, value]) => /^hide_[a-z_]+$/.test(key) && !isEmpty(value))
    .map(([key]) => `elementor-hidden-${key.slice(5)}`);

/** The entrance of an element, or null. Devices but the desktop are the script's business. */
export function entranceOf(node: ElementNode, settings: Settings): string | null {
  const name =
    textOf(settings, node.kind === 'widget' ? '_animation' : 'animation') ||
    textOf(settings, 'animation') ||
    textOf(settings, '_animation');
  return name !== '' && name !== 'none' && NAME.test(name) ? name : null;
}

/** What an entrance waits with: it shows when it is seen first. */
export function entranceClasses(node: ElementNode, settings: Settings): string[] {
  if (entranceOf(node, settings) === null) return [];
  const duration = textOf(settings, 'animation_duration');
  return [
    'elementor-invisible',
    ...(duration === 'slow' || duration === 'fast' ? [`animated-${duration}`] : []),
  ];
}

const COMMON = [
  'animation',
  '_animation',
  'animation_delay',
  '_animation_delay',
  'sticky_anchor_link_offset',
];
/** Backgrounds that a script brings to life. */
const MOVING = new Set(['video', 'slideshow']);
const BACKGROUND = [
  'background_background',
  'background_video_link',
  'background_video_start',
  'background_video_end',
  'background_play_once',
  'background_play_on_mobile',
  'background_privacy_mode',
  'background_slideshow_gallery',
  'background_slideshow_loop',
  'background_slideshow_slide_duration',
  'background_slideshow_slide_transition',
  'background_slideshow_transition_duration',
  'background_slideshow_lazyload',
  'background_slideshow_ken_burns',
  'background_slideshow_ken_burns_zoom_direction',
];

/** Settings that scripts read, of the element and of its kind, with their values for devices; nothing that is empty. */
export function frontendSettings(
  node: ElementNode,
  settings: Settings,
  own: readonly string[],
  breakpoints: readonly Breakpoint[],
): Settings | null {
  const isBox = node.kind !== 'widget';
  const keys = [
    ...own,
    ...COMMON,
    ...(isBox && MOVING.has(textOf(settings, 'background_background')) ? BACKGROUND : []),
    ...(isBox && isOn(settings, 'stretch_section') ? ['stretch_section'] : []),
    ...(isBox && isOn(settings, 'stretch_element') ? ['stretch_element'] : []),
  ];
  const devices = activeBreakpoints(breakpoints).map(({ name }) => name);
  const entries = keys
    .flatMap((key) => [key, ...devices.map((device) => `${key}_${device}`)])
    .filter(
      (key) =>
        settings[key] !== undefined &&
        settings[key] !== null &&
        settings[key] !== '' &&
        !hasNoCondition(key, settings),
    )
    .map((key) => [key, settings[key]] as const);
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

/** Stored, but of no meaning by what another setting says. */
const hasNoCondition = (key: string, settings: Settings): boolean =>
  key.startsWith('image_spacing_custom') && settings['image_spacing'] !== 'custom';
