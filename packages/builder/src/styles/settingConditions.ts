import type { ElementKind } from '../document/PageDocument.ts';
import type { Conditions } from '../settings/activeSettings.ts';
import type { Condition } from '../settings/conditions.ts';

/** The same condition for several keys. */
const when = (condition: Condition | readonly Condition[], keys: string): Conditions =>
  Object.fromEntries(keys.split(' ').map((key) => [key, condition]));

const entrance: Conditions = {
  animation_duration: [{ 'animation!': '' }, { '_animation!': '' }],
  animation_delay: { 'animation!': '' },
  _animation_delay: { '_animation!': '' },
};

const background: Conditions = {
  ...when(
    { background_background: 'video' },
    'background_video_link background_video_start background_video_end background_play_once background_play_on_mobile background_privacy_mode background_video_fallback',
  ),
  ...when(
    { background_background: 'slideshow' },
    'background_slideshow_gallery background_slideshow_loop background_slideshow_slide_duration background_slideshow_slide_transition background_slideshow_transition_duration background_slideshow_lazyload background_slideshow_ken_burns',
  ),
  background_slideshow_ken_burns_zoom_direction: {
    background_background: 'slideshow',
    'background_slideshow_ken_burns!': '',
  },
};

const isGrid = { container_type: 'grid' };

/** By the kind of element. */
const KINDS: Readonly<Record<ElementKind, Conditions>> = {
  container: {
    ...entrance,
    ...background,
    ...when(isGrid, 'grid_outline grid_columns_grid grid_rows_grid grid_auto_flow grid_gaps'),
    link: { html_tag: 'a' },
  },
  section: {
    ...entrance,
    ...background,
    column_position: [{ height: ['full', 'min-height'] }, { height_inner: ['full', 'min-height'] }],
  },
  column: { ...entrance, ...background },
  widget: entrance,
  box: {},
};

const hasShape = { 'view!': ['', 'default'] };
const iconShape: Conditions = {
  ...when(hasShape, 'shape secondary_color hover_secondary_color icon_padding border_radius'),
  border_width: { view: 'framed' },
};

const hasArrows = { navigation: ['arrows', 'both'] };
const hasDots = { navigation: ['dots', 'both'] };
const isYoutube = { video_type: 'youtube' };
const isVimeo = { video_type: 'vimeo' };
const isHosted = { video_type: 'hosted' };
const isDailymotion = { video_type: 'dailymotion' };
const hasOverlay = { show_image_overlay: 'yes', 'image_overlay[url]!': '' };
const isAbove = { tabs_direction: ['', 'block-start', 'block-end', 'top', 'bottom'] };
const isBeside = { tabs_direction: ['inline-start', 'inline-end', 'start', 'end'] };

/** By the widget, as its controls have them (facts: documents §2). */
const WIDGETS: Readonly<Record<string, Conditions>> = {
  'image-carousel': {
    ...when({ 'slides_to_show!': '1' }, 'slides_to_scroll image_spacing gallery_vertical_align'),
    image_spacing_custom: { image_spacing: 'custom', 'slides_to_show!': '1' },
    effect: { slides_to_show: '1' },
    ...when({ autoplay: 'yes' }, 'pause_on_hover pause_on_interaction autoplay_speed'),
    ...when(
      hasArrows,
      'arrows_position arrows_size arrows_color navigation_previous_icon navigation_next_icon',
    ),
    ...when(hasDots, 'dots_position dots_size dots_color dots_inactive_color'),
    link: { link_to: 'custom' },
    open_lightbox: { link_to: 'file' },
    ...when({ 'caption_type!': '' }, 'caption_align caption_text_color caption_space'),
  },
  'image-gallery': {
    image_spacing_custom: { image_spacing: 'custom' },
    open_lightbox: { gallery_link: 'file' },
  },
  image: {
    link: { link_to: 'custom' },
    open_lightbox: { link_to: 'file' },
    caption: { caption_source: 'custom' },
    'object-fit': { 'height[size]!': '' },
    'object-position': { 'height[size]!': '', 'object-fit': ['cover', 'contain', 'scale-down'] },
  },
  video: {
    ...when(isYoutube, 'youtube_url yt_privacy rel'),
    ...when(isVimeo, 'vimeo_url vimeo_title vimeo_portrait vimeo_byline vimeo_privacy'),
    ...when(isDailymotion, 'dailymotion_url showinfo logo'),
    videopress_url: { video_type: 'videopress' },
    ...when(isHosted, 'insert_url download_button poster preload'),
    hosted_url: { ...isHosted, insert_url: '' },
    external_url: { ...isHosted, 'insert_url!': '' },
    end: { video_type: ['youtube', 'hosted'] },
    autoplay: [{ show_image_overlay: '' }, { 'image_overlay[url]': '' }],
    play_on_mobile: { autoplay: 'yes' },
    loop: { 'video_type!': 'dailymotion' },
    controls: { 'video_type!': 'vimeo' },
    cc_load_policy: { ...isYoutube, controls: 'yes' },
    color: { video_type: ['vimeo', 'dailymotion'] },
    lazy_load: [isYoutube, { show_image_overlay: 'yes', 'video_type!': 'hosted' }],
    image_overlay: { show_image_overlay: 'yes' },
    ...when(hasOverlay, 'show_play_icon lightbox'),
    ...when({ ...hasOverlay, lightbox: 'yes' }, 'lightbox_content_position lightbox_content_animation'),
    ...when({ ...hasOverlay, 'show_play_icon!': '' }, 'play_icon play_icon_color play_icon_size'),
  },
  icon: { ...iconShape, padding: hasShape },
  'icon-box': iconShape,
  divider: {
    ...when({ look: 'line_text' }, 'text text_color text_spacing'),
    ...when({ look: 'line_icon' }, 'icon view icon_size icon_spacing primary_color'),
    element_align: { 'look!': ['', 'line'] },
  },
  'icon-list': when({ divider: 'yes' }, 'divider_style divider_weight divider_color'),
  counter: { thousand_separator_char: { thousand_separator: 'yes' } },
  tabs: {
    tabs_align_horizontal: { type: 'horizontal' },
    ...when({ type: 'vertical' }, 'tabs_align_vertical navigation_width'),
  },
  accordion: { selected_active_icon: { 'selected_icon[value]!': '' } },
  toggle: { selected_active_icon: { 'selected_icon[value]!': '' } },
  'nested-tabs': {
    ...when(isAbove, 'tabs_justify_horizontal horizontal_scroll'),
    ...when(isBeside, 'tabs_justify_vertical tabs_width'),
  },
  'nested-accordion': {
    icon_spacing: { 'accordion_item_title_position_horizontal!': 'stretch' },
    accordion_item_title_icon_active: { 'accordion_item_title_icon[value]!': '' },
  },
  'social-icons': when({ icon_color: 'custom' }, 'icon_primary_color icon_secondary_color'),
  'text-editor': when({ drop_cap: 'yes' }, 'drop_cap_view drop_cap_size drop_cap_space'),
};

const ALL = new Map(
  Object.entries(WIDGETS).map(([type, own]) => [type, { ...KINDS.widget, ...own }] as const),
);

/** When settings of an element count. */
export const settingConditions = (kind: ElementKind, widgetType: string): Conditions =>
  (kind === 'widget' ? ALL.get(widgetType) : undefined) ?? KINDS[kind];
