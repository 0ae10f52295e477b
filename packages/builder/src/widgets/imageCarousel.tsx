import { isObject } from '@vitrine/model';
import type { ReactElement, ReactNode } from 'react';
import { slidesByDevice } from '../runtime/carousel/carouselOptions.ts';
import { deviceList } from '../settings/breakpoints.ts';
import { isOn, type Settings, textOf } from '../settings/Settings.ts';
import { asButton, asGroup, asRegion, scrollsByKeys } from '../html/wireRoles.ts';
import { MOST_ITEMS } from '../limits.ts';
import { border, radius } from '../styles/boxGroups.ts';
import { rule } from '../styles/Control.ts';
import { textShadow, typography } from '../styles/typography.ts';
import { Picture } from './Picture.tsx';
import { pictureSize, pictureSizeCss } from './pictureSize.ts';
import type { Widget, WidgetTools } from './Widget.ts';

/** Pictures of a gallery value, those that have an address. */
export const picturesOf = (settings: Settings, key: string): readonly Settings[] => {
  const value = settings[key];
  const list = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  return list
    .slice(0, MOST_ITEMS)
    .filter((each) => isObject(each) && typeof each['url'] === 'string' && each['url'] !== '');
};

const IMAGE = '& .swiper-slide-image';
const ARROWS = '& .elementor-swiper-button';
const CAPTION = '& .elementor-image-carousel-caption';

export const imageCarousel: Widget = {
  type: 'image-carousel',
  isLive: true,
  defaults: {
    navigation: 'both',
    autoplay: 'yes',
    pause_on_hover: 'yes',
    pause_on_interaction: 'yes',
    autoplay_speed: 5000,
    infinite: 'yes',
    effect: 'slide',
    speed: 500,
    direction: 'ltr',
    link_to: 'none',
    open_lightbox: 'default',
    image_spacing_custom: { unit: 'px', size: 20, sizes: [] },
    arrows_position: 'inside',
    dots_position: 'outside',
  },
  frontend: [
    'slides_to_show',
    'slides_to_scroll',
    'navigation',
    'autoplay',
    'pause_on_hover',
    'pause_on_interaction',
    'autoplay_speed',
    'infinite',
    'effect',
    'speed',
    'image_spacing_custom',
    'lazyload',
    'offset_sides',
    'offset_width',
  ],
  classes: [
    ['arrows_position', 'elementor-arrows-position-'],
    ['dots_position', 'elementor-pagination-position-'],
    ['offset_sides', 'offset-'],
  ],
  controls: [
    rule('image_spacing_custom', '', '--e-image-carousel-gap:{{SIZE}}{{UNIT}}', {
      when: { image_spacing: 'custom' },
    }),
    rule('offset_width', '', '--offset-width:{{SIZE}}{{UNIT}}'),
    rule('arrows_size', ARROWS, 'font-size:{{SIZE}}{{UNIT}}'),
    rule('arrows_color', ARROWS, 'color:{{VALUE}};fill:{{VALUE}}'),
    rule('dots_size', '& .swiper-pagination-bullet', 'width:{{SIZE}}{{UNIT}};height:{{SIZE}}{{UNIT}}'),
    rule('dots_color', '& .swiper-pagination-bullet', 'background:{{VALUE}}'),
    rule(
      'dots_inactive_color',
      '& .swiper-pagination-bullet:not(.swiper-pagination-bullet-active)',
      'background:{{VALUE}};opacity:1',
    ),
    rule('gallery_vertical_align', '& .swiper-wrapper', 'align-items:{{VALUE}}'),
    ...border('image_border', IMAGE),
    radius('image_border_radius', IMAGE),
    rule('caption_align', CAPTION, 'text-align:{{VALUE}}'),
    rule('caption_text_color', CAPTION, 'color:{{VALUE}}'),
    rule('caption_space', CAPTION, 'margin-block-start:{{SIZE}}{{UNIT}}'),
    ...typography('caption_typography', CAPTION),
    textShadow('caption_shadow', CAPTION),
  ],
  draw({ node, settings, tools }) {
    const pictures = picturesOf(settings, 'carousel');
    if (pictures.length === 0) return null;
    const { texts } = tools;
    showSlides(settings, tools);
    const size = pictureSize(settings, 'thumbnail');
    const isFramed = isOn(settings, 'image_stretch');
    if (size) tools.css(IMAGE, pictureSizeCss(size, { isFramed }));
    const hasMany = pictures.length > 1;
    // Several without a name of their own are no landmarks of a page: they would be the same one.
    const name = textOf(settings, 'carousel_name');
    const navigation = textOf(settings, 'navigation');
    const hasArrows = hasMany && (navigation === 'both' || navigation === 'arrows');
    const hasDots = hasMany && (navigation === 'both' || navigation === 'dots');
    return (
      <div
        className="elementor-image-carousel-wrapper swiper"
        {...(name === '' ? asGroup : asRegion)}
        aria-roledescription="carousel"
        aria-label={name || texts('carousel')}
        dir={textOf(settings, 'direction') === 'rtl' ? 'rtl' : 'ltr'}
        {...scrollsByKeys}
      >
        <div
          className={`elementor-image-carousel swiper-wrapper${isOn(settings, 'image_stretch') ? ' swiper-image-stretch' : ''}`}
          aria-live={isOn(settings, 'autoplay') ? 'off' : 'polite'}
        >
          {pictures.map((picture, index) => (
            <Slide key={index} label={texts('slideOf', { number: index + 1, total: pictures.length })}>
              <Linked picture={picture} settings={settings} tools={tools} group={node.id} />
            </Slide>
          ))}
        </div>
        {hasArrows && (
          <>
            <div
              className="elementor-swiper-button elementor-swiper-button-prev"
              {...asButton}
              aria-label={texts('previous')}
            >
              {tools.icon(settings['navigation_previous_icon'] ?? 'fas fa-chevron-left')}
            </div>
            <div
              className="elementor-swiper-button elementor-swiper-button-next"
              {...asButton}
              aria-label={texts('next')}
            >
              {tools.icon(settings['navigation_next_icon'] ?? 'fas fa-chevron-right')}
            </div>
          </>
        )}
        {hasDots && <div className="swiper-pagination" />}
      </div>
    );
  },
};

/** As many as its script shows, before that has come: nothing moves then. */
function showSlides(settings: Settings, tools: WidgetTools): void {
  const shown = slidesByDevice(settings, {
    names: (options) => deviceList(tools.breakpoints, options),
  });
  for (const device of deviceList(tools.breakpoints, { withDesktop: true }))
    tools.css('&', `--e-image-carousel-slides-to-show:${shown.get(device) ?? 1}`, device);
}

const Slide = ({ label, children }: { label: string; children: ReactNode }): ReactElement => (
  <div className="swiper-slide" {...asGroup} aria-roledescription="slide" aria-label={label}>
    {children}
  </div>
);

interface LinkedProps {
  picture: Settings;
  settings: Settings;
  tools: WidgetTools;
  group: string;
}

function Linked({ picture, settings, tools, group }: LinkedProps): ReactElement {
  const to = textOf(settings, 'link_to');
  const link =
    to === 'file'
      ? {
          href: tools.media(picture),
          ...tools.lightbox(textOf(settings, 'open_lightbox'), picture, group),
        }
      : to === 'custom'
        ? tools.link(settings['link'])
        : null;
  const kind = textOf(settings, 'caption_type');
  const caption = kind === '' ? '' : textOf(picture, kind);
  const figure = (
    <figure className="swiper-slide-inner">
      <Picture
        value={picture}
        tools={tools}
        className="swiper-slide-image"
        size={pictureSize(settings, 'thumbnail')}
      />
      {caption && <figcaption className="elementor-image-carousel-caption">{caption}</figcaption>}
    </figure>
  );
  return link ? <a {...link}>{figure}</a> : figure;
}
