import type { ReactElement } from 'react';
import { linkAttributes } from '../settings/linkAttributes.ts';
import { isEmpty, isOn, lookUp, numberOf, type Settings, textOf } from '../settings/Settings.ts';
import { shapeDivider } from '../shapes/shapeDividers.tsx';
import { containerControls } from '../styles/containerControls.ts';
import { columnControls, sectionControls } from '../styles/sectionControls.ts';
import { backgroundSlideshow, backgroundVideo } from './Backgrounds.tsx';
import { type Drawing, noteUse, paint } from './Drawing.ts';
import { prefixClasses } from './elementClasses.ts';
import { tagOf, wrapElement } from './wrapElement.tsx';

/** Elements that hold others. */

export function drawContainer(drawing: Drawing): ReactElement {
  const { context, node, settings, wrapper } = drawing;
  paint(drawing, containerControls);
  backgroundSlideshow(settings, wrapper, context);
  const isBoxed = textOf(settings, 'content_width') !== 'full';
  const tag = tagOf(textOf(settings, 'html_tag'));
  const link = tag === 'a' ? linkAttributes(settings['link'], context.toUrl) : null;
  const around = [
    backgroundVideo(settings, context),
    shapeDivider(settings, 'top'),
    shapeDivider(settings, 'bottom'),
  ];
  const inside = [...around, ...drawing.drawChildren()];
  if (isOn(settings, 'stretch_element')) context.needs.script = true;
  return wrapElement(
    drawing,
    {
      tag: tag === 'a' && !link ? 'div' : tag,
      type: 'container',
      classes: [
        textOf(settings, 'container_type') === 'grid' ? 'e-grid' : 'e-flex',
        isBoxed ? 'e-con-boxed' : 'e-con-full',
        ...(hasOverlay(settings) ? ['e-con-overlay'] : []),
        ...(isOn(settings, 'stretch_element') ? ['e-stretched'] : []),
        'e-con',
        node.isInner ? 'e-child' : 'e-parent',
      ],
      frontend: ['grid_outline', 'grid_columns_grid', 'grid_rows_grid', 'grid_auto_flow'],
      ...(link && { attributes: link }),
    },
    isBoxed ? <div className="e-con-inner">{inside}</div> : inside,
  );
}

const hasOverlay = (settings: Settings): boolean =>
  !isEmpty(settings['background_overlay_background']) ||
  !isEmpty(settings['background_overlay_hover_background']);

const HEIGHTS: Readonly<Record<string, string>> = { full: 'full', 'min-height': 'min-height' };

export function drawSection(drawing: Drawing): ReactElement {
  const { context, node, settings, wrapper } = drawing;
  paint(drawing, sectionControls);
  backgroundSlideshow(settings, wrapper, context);
  const height = lookUp(HEIGHTS, textOf(settings, node.isInner ? 'height_inner' : 'height'));
  const gap = /^\w+$/.exec(textOf(settings, 'gap'))?.[0] ?? 'default';
  const isStretched = isOn(settings, 'stretch_section');
  if (isStretched) context.needs.script = true;
  return wrapElement(
    drawing,
    {
      tag: settings['html_tag'] === undefined ? 'section' : tagOf(textOf(settings, 'html_tag')),
      type: 'section',
      classes: [
        'elementor-section',
        node.isInner ? 'elementor-inner-section' : 'elementor-top-section',
        textOf(settings, 'layout') === 'full_width'
          ? 'elementor-section-full_width'
          : 'elementor-section-boxed',
        `elementor-section-height-${height ?? 'default'}`,
        ...prefixClasses(
          settings,
          [
            ['column_position', 'elementor-section-items-'],
            ['content_position', 'elementor-section-content-'],
          ],
          context.kit.breakpoints,
        ),
        ...Object.keys(settings)
          .filter((key) => /^reverse_order_[a-z_]+$/.test(key) && isOn(settings, key))
          .map((key) => `elementor-reverse-${key.slice(14)}`),
        ...(isStretched ? ['elementor-section-stretched'] : []),
      ],
    },
    <>
      {backgroundVideo(settings, context)}
      {hasOverlay(settings) && <div className="elementor-background-overlay" />}
      {shapeDivider(settings, 'top')}
      {shapeDivider(settings, 'bottom')}
      <div className={`elementor-container elementor-column-gap-${gap}`}>{drawing.drawChildren()}</div>
    </>,
  );
}

/** Parts of the whole that a class has no room for. */
const EXACT: Readonly<Record<number, number>> = {
  33: 33.333,
  66: 66.666,
  16: 16.666,
  83: 83.333,
  14: 14.285,
  12: 12.5,
  11: 11.111,
};

export function drawColumn(drawing: Drawing): ReactElement {
  const { node, settings, context, wrapper } = drawing;
  paint(drawing, columnControls);
  const size = Math.round(numberOf(settings, '_column_size') ?? 100);
  const name = `elementor-col-${size > 0 && size <= 100 ? size : 100}`;
  if (!context.uses.has(name)) context.sheet.addWide('desktop', `.${name}`, `width:${EXACT[size] ?? size}%`);
  noteUse(context, name);
  const isFilled = node.elements.length > 0;
  backgroundSlideshow(settings, `${wrapper} > .elementor-element-populated`, context);
  return wrapElement(
    drawing,
    {
      type: 'column',
      classes: ['elementor-column', name, node.isInner ? 'elementor-inner-column' : 'elementor-top-column'],
    },
    <div className={`elementor-widget-wrap${isFilled ? ' elementor-element-populated' : ''}`}>
      {hasOverlay(settings) && <div className="elementor-background-overlay" />}
      {drawing.drawChildren()}
    </div>,
  );
}

/** A box of the fourth generation, or one that nobody here knows: it holds what is in it. */
export function drawBox(drawing: Drawing): ReactElement {
  const { context, node, settings } = drawing;
  const list = settings['classes'];
  const names = Array.isArray(list)
    ? list.filter((name): name is string => typeof name === 'string' && /^[\w-]+$/.test(name))
    : [];
  const kind = node.type === 'e-flexbox' ? 'e-flexbox-base' : 'e-div-block-base';
  const link = linkAttributes((settings['link'] as Settings | undefined)?.['destination'], context.toUrl);
  return wrapElement(
    drawing,
    {
      tag: link ? 'a' : tagOf(textOf(settings, 'tag')),
      type: /^[\w-]+$/.test(node.type) ? node.type : 'box',
      classes: [kind, 'e-atomic-element', ...names],
      ...(link && { attributes: link }),
    },
    drawing.drawChildren(),
  );
}
