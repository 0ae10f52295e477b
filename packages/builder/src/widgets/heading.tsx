import { Html } from '../html/Html.tsx';
import { textOf } from '../settings/Settings.ts';
import { rule } from '../styles/Control.ts';
import { textShadow, textStroke, typography } from '../styles/typography.ts';
import { headingTag } from './headingTag.ts';
import type { Widget } from './Widget.ts';

const TITLE = '& .elementor-heading-title';

export const heading: Widget = {
  type: 'heading',
  defaults: { header_size: 'h2', size: 'default' },
  controls: [
    rule('align', '', 'text-align:{{VALUE}}', {
      words: {
        left: 'left',
        start: 'start',
        center: 'center',
        right: 'right',
        end: 'end',
        justify: 'justify',
      },
    }),
    ...typography('typography', TITLE),
    rule('title_color', TITLE, 'color:{{VALUE}}'),
    rule('title_hover_color', `${TITLE} a:hover`, 'color:{{VALUE}}'),
    rule('blend_mode', TITLE, 'mix-blend-mode:{{VALUE}}'),
    textShadow('text_shadow', TITLE),
    ...textStroke('text_stroke', TITLE),
  ],
  draw({ settings, tools }) {
    const title = tools.inline(textOf(settings, 'title'));
    if (title.trim() === '') return null;
    const link = tools.link(settings['link']);
    const className = `elementor-heading-title elementor-size-${textOf(settings, 'size') || 'default'}`;
    const Tag = headingTag(textOf(settings, 'header_size'), 'h2');
    if (!link) return <Html as={Tag} className={className} html={title} />;
    return (
      <Tag className={className}>
        <Html as="a" {...link} html={title} />
      </Tag>
    );
  },
};
