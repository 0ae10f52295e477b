import { Html } from '../html/Html.tsx';
import { isOn, textOf } from '../settings/Settings.ts';
import { rule } from '../styles/Control.ts';
import { textShadow, typography } from '../styles/typography.ts';
import type { Widget } from './Widget.ts';

/** Texts as they were typed: without a tag, an empty line begins a paragraph. */
function paragraphs(text: string): string {
  if (/<(?:p|div|ul|ol|h[1-6]|table|blockquote|section)\b/i.test(text)) return text;
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** The first letter of the first paragraph, unless that starts with an element: drawn, so that no script moves the text around it. */
const withDropCap = (html: string): string =>
  html.replace(
    /^([^<]*<p\b[^>]*>\s*)((?:&[#\w]+;|[^<&\s])\p{M}*)/u,
    '$1<span class="elementor-drop-cap"><span class="elementor-drop-cap-letter">$2</span></span>',
  );

export const textEditor: Widget = {
  type: 'text-editor',
  classes: [['drop_cap', 'elementor-drop-cap-']],
  controls: [
    rule('align', '', 'text-align:{{VALUE}}'),
    rule('text_color', '', 'color:{{VALUE}}'),
    rule('link_color', '& a', 'color:{{VALUE}}'),
    rule('link_hover_color', '& a:hover, & a:focus', 'color:{{VALUE}}'),
    ...typography('typography', ''),
    textShadow('text_shadow', ''),
    rule('text_columns', '', 'columns:{{VALUE}}'),
    rule('column_gap', '', 'column-gap:{{SIZE}}{{UNIT}}'),
    rule('paragraph_spacing', '& p', 'margin-block-end:{{SIZE}}{{UNIT}}'),
  ],
  draw({ settings, tools }) {
    const html = tools.block(paragraphs(textOf(settings, 'editor')));
    if (html.trim() === '') return null;
    const drawn = isOn(settings, 'drop_cap') ? withDropCap(html) : html;
    return <Html className="elementor-text-editor" html={drawn} />;
  },
};
