import { createElement, type ReactElement, type ReactNode } from 'react';
import { Html } from '../html/Html.tsx';
import type { Attributes } from '../settings/linkAttributes.ts';
import { type Settings, textOf } from '../settings/Settings.ts';
import { border, boxShadow, cssFilters, radius } from '../styles/boxGroups.ts';
import { type Control, rule } from '../styles/Control.ts';
import { textShadow, textStroke, typography } from '../styles/typography.ts';
import { headingTag } from './headingTag.ts';
import { iconControls, iconValue } from './icon.tsx';
import { Picture } from './Picture.tsx';
import { pictureSize, pictureSizeCss } from './pictureSize.ts';
import type { Widget, WidgetTools } from './Widget.ts';

/** Title and words of a box, whatever stands beside them. */
const wordControls = (name: string): readonly Control[] => {
  const title = `& .elementor-${name}-title, & .elementor-${name}-title a`;
  const words = `& .elementor-${name}-description`;
  return [
    rule('text_align', `& .elementor-${name}-wrapper`, 'text-align:{{VALUE}}'),
    rule('content_vertical_alignment', `& .elementor-${name}-wrapper`, 'align-items:{{VALUE}}', {
      words: { top: 'flex-start', middle: 'center', bottom: 'flex-end' },
    }),
    rule('title_bottom_space', `& .elementor-${name}-title`, 'margin-block-end:{{SIZE}}{{UNIT}}'),
    rule('title_color', title, 'color:{{VALUE}}'),
    rule(
      'hover_title_color',
      `&:hover .elementor-${name}-title, &:hover .elementor-${name}-title a`,
      'color:{{VALUE}}',
    ),
    ...typography('title_typography', title),
    textShadow('title_shadow', title),
    ...textStroke('text_stroke', title),
    rule('description_color', words, 'color:{{VALUE}}'),
    ...typography('description_typography', words),
    textShadow('description_shadow', words),
  ];
};

interface BoxWordsProps {
  name: string;
  settings: Settings;
  tools: WidgetTools;
  link: Attributes | null;
}

function BoxWords({ name, settings, tools, link }: BoxWordsProps): ReactElement | null {
  const title = tools.inline(textOf(settings, 'title_text'));
  const words = tools.block(textOf(settings, 'description_text'));
  if (title === '' && words === '') return null;
  return (
    <div className={`elementor-${name}-content`}>
      {title !== '' &&
        createElement(
          headingTag(textOf(settings, 'title_size'), 'h3'),
          { className: `elementor-${name}-title` },
          link ? <Html as="a" {...link} html={title} /> : <Html as="span" html={title} />,
        )}
      {words !== '' && <Html className={`elementor-${name}-description`} html={words} />}
    </div>
  );
}

export const iconBox: Widget = {
  type: 'icon-box',
  defaults: {
    selected_icon: { value: 'fas fa-star', library: 'fa-solid' },
    view: 'default',
    shape: 'circle',
    title_size: 'h3',
    position: 'top',
    position_mobile: 'top',
  },
  classes: [
    ['view', 'elementor-view-'],
    ['shape', 'elementor-shape-'],
    ['position', 'elementor%s-position-'],
  ],
  controls: [
    rule('icon_space', '& .elementor-icon-box-wrapper', 'gap:{{SIZE}}{{UNIT}}'),
    rule('icon_size', '& .elementor-icon', 'font-size:{{SIZE}}{{UNIT}}'),
    ...iconControls,
    ...wordControls('icon-box'),
  ],
  draw({ settings, tools }) {
    const link = tools.link(settings['link']);
    const drawn = tools.icon(iconValue(settings));
    const Tag = link ? 'a' : 'span';
    return (
      <div className="elementor-icon-box-wrapper">
        {drawn && (
          <div className="elementor-icon-box-icon">
            <Tag {...link} {...(link && { tabIndex: -1, 'aria-hidden': true })} className="elementor-icon">
              {drawn}
            </Tag>
          </div>
        )}
        <BoxWords name="icon-box" settings={settings} tools={tools} link={link} />
      </div>
    );
  },
};

const IMAGE = '& .elementor-image-box-img img';

export const imageBox: Widget = {
  type: 'image-box',
  defaults: { title_size: 'h3', position: 'top', position_mobile: 'top' },
  classes: [['position', 'elementor%s-position-']],
  controls: [
    rule('image_space', '& .elementor-image-box-wrapper', 'gap:{{SIZE}}{{UNIT}}'),
    rule('image_size', '& .elementor-image-box-img', 'width:{{SIZE}}{{UNIT}}'),
    rule('image_height', IMAGE, 'height:{{SIZE}}{{UNIT}}'),
    rule('image_object_fit', IMAGE, 'object-fit:{{VALUE}}'),
    rule('image_opacity', IMAGE, 'opacity:{{SIZE}}'),
    ...border('image_border', IMAGE),
    radius('image_border_radius', IMAGE),
    boxShadow('image_box_shadow', IMAGE),
    cssFilters('css_filters', IMAGE),
    ...wordControls('image-box'),
  ],
  draw({ settings, tools }) {
    const link = tools.link(settings['link']);
    const hasTitle = textOf(settings, 'title_text') !== '';
    const size = pictureSize(settings, 'thumbnail');
    if (size?.isCut) tools.css(IMAGE, pictureSizeCss(size, { isFramed: true }));
    const picture: ReactNode = tools.media(settings['image']) && (
      <Picture value={settings['image']} tools={tools} isDecoration={hasTitle && link !== null} />
    );
    return (
      <div className="elementor-image-box-wrapper">
        {picture && (
          <figure className="elementor-image-box-img">
            {link ? (
              <a {...link} {...(hasTitle && { tabIndex: -1, 'aria-hidden': true })}>
                {picture}
              </a>
            ) : (
              picture
            )}
          </figure>
        )}
        <BoxWords name="image-box" settings={settings} tools={tools} link={link} />
      </div>
    );
  },
};
