import { Html } from '../html/Html.tsx';
import { textOf } from '../settings/Settings.ts';
import { border, radius } from '../styles/boxGroups.ts';
import { rule } from '../styles/Control.ts';
import { textShadow, typography } from '../styles/typography.ts';
import { Picture } from './Picture.tsx';
import { pictureSize, pictureSizeCss } from './pictureSize.ts';
import type { Widget } from './Widget.ts';

const CONTENT = '& .elementor-testimonial-content';
const IMAGE = '& .elementor-testimonial-image img';
const NAME = '& .elementor-testimonial-name';
const JOB = '& .elementor-testimonial-job';

export const testimonial: Widget = {
  type: 'testimonial',
  defaults: { testimonial_image_position: 'aside', testimonial_alignment: 'center' },
  classes: [
    ['testimonial_image_position', 'elementor-testimonial-image-position-'],
    ['testimonial_alignment', 'elementor-testimonial-text-align-'],
  ],
  controls: [
    rule('content_content_color', CONTENT, 'color:{{VALUE}}'),
    ...typography('content_typography', CONTENT),
    textShadow('content_shadow', CONTENT),
    rule('image_size', IMAGE, 'width:{{SIZE}}{{UNIT}};height:{{SIZE}}{{UNIT}}'),
    ...border('image_border', IMAGE),
    radius('image_border_radius', IMAGE),
    rule('name_text_color', `${NAME}, ${NAME} a`, 'color:{{VALUE}}'),
    ...typography('name_typography', NAME),
    textShadow('name_shadow', NAME),
    rule('job_text_color', JOB, 'color:{{VALUE}}'),
    ...typography('job_typography', JOB),
    textShadow('job_shadow', JOB),
  ],
  draw({ settings, tools }) {
    const content = tools.block(textOf(settings, 'testimonial_content'));
    const name = tools.inline(textOf(settings, 'testimonial_name'));
    const job = tools.inline(textOf(settings, 'testimonial_job'));
    const size = pictureSize(settings, 'testimonial_image');
    if (size?.isCut) tools.css(IMAGE, pictureSizeCss(size, { isFramed: true }));
    const picture = tools.media(settings['testimonial_image']) && (
      <Picture value={settings['testimonial_image']} tools={tools} isDecoration={name !== ''} />
    );
    const link = tools.link(settings['link']);
    if (content === '' && name === '' && job === '' && !picture) return null;
    return (
      <div className="elementor-testimonial-wrapper">
        {content !== '' && <Html className="elementor-testimonial-content" html={content} />}
        <div className="elementor-testimonial-meta">
          {picture && <div className="elementor-testimonial-image">{picture}</div>}
          <div className="elementor-testimonial-details">
            {name !== '' && (
              <div className="elementor-testimonial-name">
                {link ? <Html as="a" {...link} html={name} /> : <Html as="span" html={name} />}
              </div>
            )}
            {job !== '' && <Html className="elementor-testimonial-job" html={job} />}
          </div>
        </div>
      </div>
    );
  },
};
