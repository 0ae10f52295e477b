import type { ReactElement } from 'react';
import { FaqData } from '../html/FaqData.tsx';
import { Html } from '../html/Html.tsx';
import { asButton, asRegion } from '../html/wireRoles.ts';
import { listOf, type Settings, textOf } from '../settings/Settings.ts';
import { boxShadow, padding } from '../styles/boxGroups.ts';
import { type Control, rule } from '../styles/Control.ts';
import { textShadow, textStroke, typography } from '../styles/typography.ts';
import { headingTag } from './headingTag.ts';
import { iconValue } from './icon.tsx';
import { titleText } from './nested.tsx';
import type { Widget, WidgetProps, WidgetTools } from './Widget.ts';

/** Tabs, accordions and toggles: a list of titles, each with a text that opens. */

const TITLE = '& .elementor-tab-title, & .elementor-tab-title a';
const CONTENT = '& .elementor-tab-content';

const wordControls: readonly Control[] = [
  rule('title_color', TITLE, 'color:{{VALUE}}'),
  rule('tab_color', TITLE, 'color:{{VALUE}}'),
  rule(
    'tab_active_color',
    '& .elementor-tab-title.elementor-active, & .elementor-tab-title.elementor-active a',
    'color:{{VALUE}}',
  ),
  ...typography('title_typography', TITLE),
  ...typography('tab_typography', TITLE),
  textShadow('title_shadow', TITLE),
  ...textStroke('text_stroke', TITLE),
  rule('content_color', CONTENT, 'color:{{VALUE}}'),
  rule('content_background_color', CONTENT, 'background-color:{{VALUE}}'),
  ...typography('content_typography', CONTENT),
  textShadow('content_shadow', CONTENT),
];

const foldControls = (edges: string): readonly Control[] => [
  ...wordControls,
  rule('border_width', edges, 'border-width:{{SIZE}}{{UNIT}}'),
  rule('border_color', edges, 'border-color:{{VALUE}}'),
  rule('title_background', '& .elementor-tab-title', 'background-color:{{VALUE}}'),
  padding('title_padding', '& .elementor-tab-title'),
  padding('content_padding', CONTENT),
  rule('icon_color', '& .elementor-fold-icon', 'color:{{VALUE}};fill:{{VALUE}}'),
  rule('icon_active_color', '& .elementor-active .elementor-fold-icon', 'color:{{VALUE}};fill:{{VALUE}}'),
  rule('icon_align', '& .elementor-fold-icon', 'order:{{VALUE}}', { words: { left: '0', right: '1' } }),
  rule('icon_space', '& .elementor-tab-title', 'gap:{{SIZE}}{{UNIT}}'),
  rule('space_between', '& .elementor-fold:not(:last-child)', 'margin-block-end:{{SIZE}}{{UNIT}}'),
  boxShadow('box_shadow', '& .elementor-fold'),
];

/** Ids by the widget's own: the number alone may be there twice in a page. */
const idOf = (id: string, index: number): string =>
  `${Number.parseInt(id.slice(0, 3), 16) || id}${id}${index + 1}`;

/** Clicks on a picture of a title open it too. */
function FoldIcons({ settings, tools }: { settings: Settings; tools: WidgetTools }): ReactElement | null {
  const closed = tools.icon(iconValue(settings));
  const opened = tools.icon(iconValue(settings, 'selected_active_icon', 'icon_active'));
  if (!closed) return null;
  return (
    <span className="elementor-fold-icon" aria-hidden="true">
      <span className="elementor-fold-icon-closed">{closed}</span>
      <span className="elementor-fold-icon-opened">{opened ?? closed}</span>
    </span>
  );
}

interface FoldsProps extends WidgetProps {
  name: 'accordion' | 'toggle';
  opensFirst: boolean;
}

function Folds({ name, opensFirst, node, settings, tools }: FoldsProps): ReactElement {
  const Tag = headingTag(textOf(settings, 'title_html_tag'), 'div');
  const tabs = listOf(settings, 'tabs');
  return (
    <div className={`elementor-${name}`}>
      <FaqData
        settings={settings}
        questions={tabs.map((tab) => ({ name: textOf(tab, 'tab_title'), text: textOf(tab, 'tab_content') }))}
      />
      {tabs.map((tab, index) => {
        const id = idOf(node.id, index);
        const isOpen = opensFirst && index === 0;
        return (
          <div key={textOf(tab, '_id') || index} className={`elementor-fold elementor-${name}-item`}>
            <Tag
              id={`elementor-tab-title-${id}`}
              className={`elementor-tab-title${isOpen ? ' elementor-active' : ''}`}
              data-tab={index + 1}
              {...asButton}
              aria-controls={`elementor-tab-content-${id}`}
              aria-expanded={isOpen}
            >
              <FoldIcons settings={settings} tools={tools} />
              <Html
                as="span"
                className={`elementor-${name}-title`}
                html={tools.inline(textOf(tab, 'tab_title'))}
              />
            </Tag>
            <Html
              id={`elementor-tab-content-${id}`}
              className={`elementor-tab-content elementor-clearfix${isOpen ? ' elementor-active' : ''}`}
              data-tab={index + 1}
              {...asRegion}
              aria-labelledby={`elementor-tab-title-${id}`}
              html={tools.block(textOf(tab, 'tab_content'))}
            />
          </div>
        );
      })}
    </div>
  );
}

const PLUS_MINUS = {
  selected_icon: { value: 'fas fa-plus', library: 'fa-solid' },
  selected_active_icon: { value: 'fas fa-minus', library: 'fa-solid' },
  title_html_tag: 'div',
};

export const accordion: Widget = {
  type: 'accordion',
  isLive: 'alone',
  defaults: PLUS_MINUS,
  controls: foldControls('& .elementor-fold, & .elementor-tab-content'),
  draw: (props) => <Folds {...props} name="accordion" opensFirst />,
};

export const toggle: Widget = {
  type: 'toggle',
  isLive: 'alone',
  defaults: {
    ...PLUS_MINUS,
    selected_icon: { value: 'fas fa-caret-right', library: 'fa-solid' },
    selected_active_icon: { value: 'fas fa-caret-up', library: 'fa-solid' },
  },
  controls: foldControls('& .elementor-tab-title, & .elementor-tab-content'),
  draw: (props) => <Folds {...props} name="toggle" opensFirst={false} />,
};

export const tabs: Widget = {
  type: 'tabs',
  isLive: 'alone',
  defaults: { type: 'horizontal' },
  classes: [
    ['type', 'elementor-tabs-view-'],
    ['tabs_align_horizontal', 'elementor-tabs-alignment-'],
    ['tabs_align_vertical', 'elementor-tabs-alignment-'],
  ],
  controls: [
    ...wordControls,
    rule('navigation_width', '& .elementor-tabs-wrapper', 'width:{{SIZE}}{{UNIT}}', {
      when: { type: 'vertical' },
    }),
    rule('border_width', '', '--tab-border-width:{{SIZE}}{{UNIT}}'),
    rule('border_color', '', '--tab-border-color:{{VALUE}}'),
    rule(
      'background_color',
      '& .elementor-tab-title.elementor-active, & .elementor-tab-content',
      'background-color:{{VALUE}}',
    ),
  ],
  draw({ node, settings, tools }) {
    const items = listOf(settings, 'tabs');
    return (
      <div className="elementor-tabs">
        <div
          className="elementor-tabs-wrapper"
          role="tablist"
          {...(textOf(settings, 'type') === 'vertical' && { 'aria-orientation': 'vertical' as const })}
        >
          {items.map((tab, index) => (
            <Html
              key={textOf(tab, '_id') || index}
              id={`elementor-tab-title-${idOf(node.id, index)}`}
              className={`elementor-tab-title elementor-tab-desktop-title${index === 0 ? ' elementor-active' : ''}`}
              role="tab"
              aria-selected={index === 0}
              aria-controls={`elementor-tab-content-${idOf(node.id, index)}`}
              tabIndex={index === 0 ? 0 : -1}
              data-tab={index + 1}
              html={tools.inline(textOf(tab, 'tab_title'))}
            />
          ))}
        </div>
        <div className="elementor-tabs-content-wrapper">
          {items.map((tab, index) => (
            <Html
              key={textOf(tab, '_id') || index}
              id={`elementor-tab-content-${idOf(node.id, index)}`}
              className={`elementor-tab-content elementor-clearfix${index === 0 ? ' elementor-active' : ''}`}
              data-tab={index + 1}
              data-title={titleText(tab, 'tab_title')}
              role="tabpanel"
              aria-labelledby={`elementor-tab-title-${idOf(node.id, index)}`}
              tabIndex={0}
              html={tools.block(textOf(tab, 'tab_content'))}
            />
          ))}
        </div>
      </div>
    );
  },
};
