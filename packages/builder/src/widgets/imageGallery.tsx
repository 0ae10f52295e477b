import { isOn, textOf } from '../settings/Settings.ts';
import { border, radius } from '../styles/boxGroups.ts';
import { rule } from '../styles/Control.ts';
import { typography } from '../styles/typography.ts';
import { picturesOf } from './imageCarousel.tsx';
import { Picture } from './Picture.tsx';
import { pictureSize, pictureSizeCss } from './pictureSize.ts';
import type { Widget } from './Widget.ts';

export const imageGallery: Widget = {
  type: 'image-gallery',
  defaults: { gallery_columns: '4', gallery_link: 'file', open_lightbox: 'default' },
  controls: [
    rule('gallery_columns', '', '--gallery-columns:{{VALUE}}'),
    rule('image_spacing_custom', '', '--gallery-gap:{{SIZE}}{{UNIT}}', { when: { image_spacing: 'custom' } }),
    ...border('image_border', '& .gallery-item img'),
    radius('image_border_radius', '& .gallery-item img'),
    rule('align', '& .gallery-caption', 'text-align:{{VALUE}}'),
    rule('text_color', '& .gallery-caption', 'color:{{VALUE}}'),
    ...typography('typography', '& .gallery-caption'),
  ],
  draw({ node, settings, tools }) {
    const pictures = picturesOf(settings, 'wp_gallery');
    if (pictures.length === 0) return null;
    const size = pictureSize(settings, 'thumbnail');
    if (size) tools.css('& .gallery-item img', pictureSizeCss(size));
    const showsCaption = textOf(settings, 'gallery_display_caption') !== 'none';
    const isLinked = textOf(settings, 'gallery_link') !== 'none';
    return (
      <div className="elementor-image-gallery">
        <div
          className={`gallery galleryid-${node.id}${isOn(settings, 'gallery_rand') ? ' gallery-random' : ''}`}
        >
          {pictures.map((picture, index) => {
            const drawn = <Picture value={picture} tools={tools} size={size} />;
            const caption = textOf(picture, 'caption');
            return (
              <figure key={index} className="gallery-item">
                <div className="gallery-icon">
                  {isLinked ? (
                    <a
                      href={tools.media(picture)}
                      aria-label={
                        textOf(picture, 'alt')
                          ? undefined
                          : tools.texts('slideOf', { number: index + 1, total: pictures.length })
                      }
                      {...tools.lightbox(textOf(settings, 'open_lightbox'), picture, node.id)}
                    >
                      {drawn}
                    </a>
                  ) : (
                    drawn
                  )}
                </div>
                {showsCaption && caption && (
                  <figcaption className="wp-caption-text gallery-caption">{caption}</figcaption>
                )}
              </figure>
            );
          })}
        </div>
      </div>
    );
  },
};
