import { FaqData, writtenIn } from '../html/FaqData.tsx';
import { Html } from '../html/Html.tsx';
import { listOf, type Settings, textOf } from '../settings/Settings.ts';
import { background, border, padding, radius } from '../styles/boxGroups.ts';
import { rule } from '../styles/Control.ts';
import { typography } from '../styles/typography.ts';
import { headingTag } from './headingTag.ts';
import type { Widget } from './Widget.ts';

const safeId = (written: string): string | undefined => /^[\w-]+$/.exec(written)?.[0];

/** As an attribute: without marks. */
export const titleText = (item: Settings | undefined, key: string): string =>
  textOf(item ?? {}, key).replaceAll(/<[^>]*>/g, '');

const TAB = '& > .e-n-tabs > .e-n-tabs-heading > .e-n-tab-title';
const PANEL = '& > .e-n-tabs > .e-n-tabs-content > .e-con';

/** Tabs whose contents are containers of the document. */
export const nestedTabs: Widget = {
  type: 'nested-tabs',
  isLive: 'alone',
  defaults: { tabs_direction: 'block-start', breakpoint_selector: 'mobile', horizontal_scroll: 'disable' },
  classes: [
    ['tabs_direction', 'e-n-tabs-'],
    ['breakpoint_selector', 'e-n-tabs-'],
  ],
  frontend: ['tabs_direction', 'horizontal_scroll', 'breakpoint_selector', 'tabs_justify_horizontal'],
  controls: [
    rule('tabs_justify_horizontal', '', '--n-tabs-justify:{{VALUE}}', {
      words: { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'initial' },
    }),
    rule('tabs_justify_horizontal', '', '--n-tabs-title-flex-grow:{{VALUE}}', {
      words: { start: '0', center: '0', end: '0', stretch: '1' },
    }),
    rule('tabs_width', '', '--n-tabs-heading-width:{{SIZE}}{{UNIT}}'),
    rule('title_alignment', '', '--n-tabs-title-justify-content:{{VALUE}}', {
      words: { start: 'flex-start', center: 'center', end: 'flex-end' },
    }),
    rule('tabs_title_space_between', '', '--n-tabs-gap:{{SIZE}}{{UNIT}}'),
    rule('tabs_title_spacing', '', '--n-tabs-content-gap:{{SIZE}}{{UNIT}}'),
    rule('title_text_color', TAB, 'color:{{VALUE}}'),
    rule('title_text_color_active', `${TAB}[aria-selected=true]`, 'color:{{VALUE}}'),
    ...typography('title_typography', TAB),
    ...background('tabs_title_background_color', TAB),
    ...background('tabs_title_background_color_active', `${TAB}[aria-selected=true]`),
    ...border('tabs_title_border', TAB),
    radius('tabs_title_border_radius', TAB),
    padding('padding', TAB),
    ...background('box_background_color', PANEL),
    ...border('box_border', PANEL),
    radius('box_border_radius', PANEL),
    padding('box_padding', PANEL),
  ],
  draw({ node, settings, tools, drawChildren }) {
    const items = listOf(settings, 'tabs');
    const titleId = (index: number): string =>
      safeId(textOf(items[index] ?? {}, 'element_id')) ?? `e-n-tab-title-${node.id}${index + 1}`;
    const isVertical = textOf(settings, 'tabs_direction').startsWith('inline');
    const panels = drawChildren((index) => ({
      id: `e-n-tab-content-${node.id}${index + 1}`,
      role: 'tabpanel',
      'aria-labelledby': titleId(index),
      'data-tab-index': String(index + 1),
      // Where all of them show, each has its title.
      'data-title': titleText(items[index], 'tab_title'),
      className: index === 0 ? 'e-active' : '',
    }));
    return (
      <div className="e-n-tabs" data-widget-number={node.id}>
        <div
          className="e-n-tabs-heading"
          role="tablist"
          {...(isVertical && { 'aria-orientation': 'vertical' as const })}
        >
          {items.map((tab, index) => (
            <button
              key={textOf(tab, '_id') || index}
              id={titleId(index)}
              type="button"
              className="e-n-tab-title"
              role="tab"
              aria-selected={index === 0}
              aria-controls={`e-n-tab-content-${node.id}${index + 1}`}
              tabIndex={index === 0 ? 0 : -1}
              data-tab-index={index + 1}
            >
              {tools.icon(tab['tab_icon'], 'e-n-tab-icon')}
              <Html as="span" className="e-n-tab-title-text" html={tools.inline(textOf(tab, 'tab_title'))} />
            </button>
          ))}
        </div>
        <div className="e-n-tabs-content" data-delay-child-handlers="true">
          {panels}
        </div>
      </div>
    );
  },
};

const ITEM_TITLE = '& > .e-n-accordion > .e-n-accordion-item > .e-n-accordion-item-title';
const OPEN_TITLE = '& > .e-n-accordion > .e-n-accordion-item[open] > .e-n-accordion-item-title';
const CONTENT = '& > .e-n-accordion > .e-n-accordion-item > .e-con';

/** An accordion whose contents are containers of the document: it opens without a script. */
export const nestedAccordion: Widget = {
  type: 'nested-accordion',
  isLive: 'alone',
  defaults: {
    default_state: 'expanded',
    max_items_expended: 'one',
    n_accordion_animation_duration: { unit: 'ms', size: 400, sizes: [] },
    title_tag: 'div',
    accordion_item_title_icon: { value: 'fas fa-plus', library: 'fa-solid' },
    accordion_item_title_icon_active: { value: 'fas fa-minus', library: 'fa-solid' },
  },
  frontend: ['max_items_expended', 'n_accordion_animation_duration'],
  controls: [
    rule('accordion_item_title_space_between', '', '--n-accordion-gap:{{SIZE}}{{UNIT}}'),
    rule('accordion_item_title_distance_from_content', '', '--n-accordion-distance:{{SIZE}}{{UNIT}}'),
    rule('accordion_item_title_position_horizontal', ITEM_TITLE, 'justify-content:{{VALUE}}', {
      words: { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'space-between' },
    }),
    rule('accordion_item_title_icon_position', '', '--n-accordion-title-icon-order:{{VALUE}}', {
      words: { start: '-1', end: '0' },
    }),
    rule('title_tag', '', '--n-accordion-title-font-size:{{VALUE}}', {
      words: { h1: '2.5rem', h2: '2rem', h3: '1.75rem', h4: '1.5rem' },
    }),
    ...background('accordion_background_normal', ITEM_TITLE),
    ...background('accordion_background_hover', `${ITEM_TITLE}:hover`),
    ...background('accordion_background_active', OPEN_TITLE),
    ...border('accordion_border_normal', ITEM_TITLE),
    ...border('accordion_border_active', OPEN_TITLE),
    radius('accordion_border_radius', ITEM_TITLE),
    padding('accordion_padding', ITEM_TITLE),
    ...typography('title_typography', `${ITEM_TITLE} .e-n-accordion-item-title-text`),
    rule('normal_title_color', ITEM_TITLE, 'color:{{VALUE}}'),
    rule('hover_title_color', `${ITEM_TITLE}:hover`, 'color:{{VALUE}}'),
    rule('active_title_color', OPEN_TITLE, 'color:{{VALUE}}'),
    rule('icon_size', `${ITEM_TITLE} .e-n-accordion-item-title-icon`, 'font-size:{{SIZE}}{{UNIT}}'),
    rule('icon_spacing', ITEM_TITLE, 'gap:{{SIZE}}{{UNIT}}'),
    rule(
      'normal_icon_color',
      `${ITEM_TITLE} .e-n-accordion-item-title-icon`,
      'color:{{VALUE}};fill:{{VALUE}}',
    ),
    rule(
      'active_icon_color',
      `${OPEN_TITLE} .e-n-accordion-item-title-icon`,
      'color:{{VALUE}};fill:{{VALUE}}',
    ),
    ...background('content_background', CONTENT),
    ...border('content_border', CONTENT),
    radius('content_border_radius', CONTENT),
    padding('content_padding', CONTENT),
  ],
  draw({ node, settings, tools, drawChildren }) {
    const items = listOf(settings, 'items');
    const opensFirst = textOf(settings, 'default_state') === 'expanded';
    const titleId = (index: number): string => `e-n-accordion-item-title-${node.id}${index}`;
    const contents = drawChildren((index) => ({ role: 'region', 'aria-labelledby': titleId(index) }));
    const closed = tools.icon(settings['accordion_item_title_icon']);
    const opened = tools.icon(settings['accordion_item_title_icon_active']);
    const Tag = headingTag(textOf(settings, 'title_tag'), 'div');
    return (
      <div className="e-n-accordion" data-delay-child-handlers="true">
        {items.map((item, index) => (
          <details
            key={textOf(item, '_id') || index}
            id={safeId(textOf(item, 'element_css_id'))}
            className="e-n-accordion-item"
            open={opensFirst && index === 0}
          >
            <summary
              id={titleId(index)}
              className="e-n-accordion-item-title"
              data-accordion-index={index + 1}
            >
              <span className="e-n-accordion-item-title-header">
                <Html
                  as={Tag}
                  className="e-n-accordion-item-title-text"
                  html={tools.inline(textOf(item, 'item_title'))}
                />
              </span>
              {(closed || opened) && (
                <span className="e-n-accordion-item-title-icon">
                  <span className="e-opened">{opened ?? closed}</span>
                  <span className="e-closed">{closed ?? opened}</span>
                </span>
              )}
            </summary>
            {contents[index]}
          </details>
        ))}
        <FaqData
          settings={settings}
          questions={items.flatMap((item, index) => {
            const answer = node.elements[index];
            return answer ? [{ name: textOf(item, 'item_title'), text: writtenIn(answer) }] : [];
          })}
        />
      </div>
    );
  },
};
