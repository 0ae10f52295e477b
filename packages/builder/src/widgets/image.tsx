import { isObject } from '@vitrine/model';
import { Html } from '../html/Html.tsx';
import { isEmpty, textOf } from '../settings/Settings.ts';
import { border, boxShadow, cssFilters, radius } from '../styles/boxGroups.ts';
import { rule } from '../styles/Control.ts';
import { textShadow, typography } from '../styles/typography.ts';
import { knownSize, Picture } from './Picture.tsx';
import { hasOwnSize, pictureSize, pictureSizeCss } from './pictureSize.ts';
import type { Widget } from './Widget.ts';

const IMAGE = '& img';
const CAPTION = '& .widget-image-caption';

export const image: Widget = {
  type: 'image',
  defaults: { caption_source: 'none', link_to: 'none', open_lightbox: 'default' },
  controls: [
    rule('align', '', 'text-align:{{VALUE}}'),
    rule('width', IMAGE, 'width:{{SIZE}}{{UNIT}}'),
    rule('space', IMAGE, 'max-width:{{SIZE}}{{UNIT}}'),
    rule('height', IMAGE, 'height:{{SIZE}}{{UNIT}}'),
    rule('object-fit', IMAGE, 'object-fit:{{VALUE}}', { when: { 'height[size]!': '' } }),
    rule('object-position', IMAGE, 'object-position:{{VALUE}}', { when: { 'height[size]!': '' } }),
    rule('opacity', IMAGE, 'opacity:{{SIZE}}'),
    rule('opacity_hover', `&:hover img`, 'opacity:{{SIZE}}'),
    cssFilters('css_filters', IMAGE),
    cssFilters('css_filters_hover', '&:hover img'),
    rule('background_hover_transition', IMAGE, 'transition-duration:{{SIZE}}s'),
    ...border('image_border', IMAGE),
    radius('image_border_radius', IMAGE),
    boxShadow('image_box_shadow', IMAGE),
    rule('caption_align', CAPTION, 'text-align:{{VALUE}}'),
    rule('text_color', CAPTION, 'color:{{VALUE}}'),
    rule('caption_background_color', CAPTION, 'background-color:{{VALUE}}'),
    rule('caption_space', CAPTION, 'margin-block-start:{{SIZE}}{{UNIT}}'),
    ...typography('caption_typography', CAPTION),
    textShadow('caption_text_shadow', CAPTION),
  ],
  draw({ settings, tools }) {
    const src = tools.media(settings['image']);
    if (src === '') return null;
    const value = settings['image'];
    const size = pictureSize(settings, 'image', isOfLibrary(value) ? 'large' : 'full');
    const isKnown = knownSize(value) !== null;
    if (size && (size.isCut || !hasOwnSize(settings, ['width', 'space', 'height'])))
      tools.css(IMAGE, pictureSizeCss(size, { isKnown }));
    const animation = /^[\w-]+$/.exec(textOf(settings, 'hover_animation'))?.[0];
    const picture = (
      <Picture
        value={value}
        tools={tools}
        size={size}
        {...(animation && { className: `elementor-animation-${animation}` })}
      />
    );
    const toFile = textOf(settings, 'link_to') === 'file';
    const link = toFile
      ? { href: src, ...tools.lightbox(textOf(settings, 'open_lightbox'), settings['image']) }
      : textOf(settings, 'link_to') === 'custom'
        ? tools.link(settings['link'])
        : null;
    const drawn = link ? <a {...link}>{picture}</a> : picture;
    const caption =
      textOf(settings, 'caption_source') === 'none' ? '' : tools.inline(textOf(settings, 'caption'));
    if (caption.trim() === '') return drawn;
    return (
      <figure className="wp-caption">
        {drawn}
        <Html as="figcaption" className="widget-image-caption wp-caption-text" html={caption} />
      </figure>
    );
  },
};

/** Pictures of a site's library have a number there, and sizes; others are shown as they are. */
const isOfLibrary = (value: unknown): boolean =>
  isObject(value) && !isEmpty(value['id']) && value['id'] !== 0;
