import type { ElementNode } from '../document/PageDocument.ts';
import { activeBreakpoints, type Breakpoint, type Device } from '../settings/breakpoints.ts';
import { baseKey, deviceKey } from '../settings/readBreakpoints.ts';
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
  const names: string[] = [];
  for (const [key, prefix] of rules)
    for (const device of prefix.includes('%s') ? devicesOf(breakpoints) : ALL) {
      const value = textOf(settings, deviceKey(key, device));
      if (value === '' || !NAME.test(`a${value}`)) continue;
      names.push(prefix.replace('%s', device === 'desktop' ? '' : `-${device}`) + value);
    }
  return names;
}

const ALL: readonly Device[] = ['desktop'];
const known = new WeakMap<readonly Breakpoint[], readonly Device[]>();

/** Of a kit the same list, for every element. */
function devicesOf(breakpoints: readonly Breakpoint[]): readonly Device[] {
  const devices = known.get(breakpoints) ?? [
    ...ALL,
    ...activeBreakpoints(breakpoints).map(({ name }) => name),
  ];
  known.set(breakpoints, devices);
  return devices;
}

/** On which devices it does not show. */
export const hiddenClasses = (settings: Settings): string[] =>
  Object.keys(settings)
    .filter((key) => key.startsWith('hide_') && /^hide_[a-z_]+$/.test(key) && !isEmpty(settings[key]))
    .map((key) => `elementor-hidden-${key.slice(5)}`);

/** The entrance of an element, or null. Devices but the desktop are the script's business. */
export function entranceOf(node: ElementNode, settings: Settings): string | null {
  const name =
    textOf(settings, node.kind === 'widget' ? '_animation' : 'animation') ||
    textOf(settings, 'animation') ||
    textOf(settings, '_animation');
  return name !== '' && name !== 'none' && NAME.test(name) ? name : null;
}

/** Whether an element comes in on all devices as on the desktop. */
export const isSameEverywhere = (settings: Settings): boolean =>
  !Object.entries(settings).some(
    ([key, value]) => /^_?animation_(?!delay$|duration$)/.test(key) && !isEmpty(value),
  );

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
  'sticky_on',
  'sticky_offset',
  'sticky_effects_offset',
  'sticky_parent',
];
const BOX = [
  'position',
  'shape_divider_top',
  'shape_divider_top_negative',
  'shape_divider_bottom',
  'shape_divider_bottom_negative',
];
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

const BOX_KEYS = new Set([...COMMON, ...BOX]);
const WIDGET_KEYS = new Set([...COMMON, '_position']);
const BACKGROUND_KEYS = new Set(BACKGROUND);

/** Settings that scripts read, of the element and of its kind, with their values for devices; nothing that is empty. */
export function frontendSettings(
  node: ElementNode,
  settings: Settings,
  own: readonly string[],
  devices: ReadonlySet<string>,
): Settings | null {
  const isBox = node.kind !== 'widget';
  const hasBackground = isBox && !isEmpty(settings['background_background']);
  const isRead = (key: string): boolean =>
    own.includes(key) ||
    (isBox ? BOX_KEYS : WIDGET_KEYS).has(key) ||
    (hasBackground && BACKGROUND_KEYS.has(key)) ||
    (isBox && (key === 'stretch_section' || key === 'stretch_element') && isOn(settings, key));
  const entries = Object.entries(settings).filter(([key, value]) => {
    if (value === undefined || value === null || value === '') return false;
    if (isRead(key)) return true;
    const base = baseKey(key);
    // Values for devices that the site has not are nobody's.
    return base !== key && devices.has(key.slice(base.length + 1)) && isRead(base);
  });
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}
