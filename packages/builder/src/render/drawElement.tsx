import { createElement, type ReactElement, type ReactNode } from 'react';
import { scopeAuthorCss } from '@vitrine/compile/server';
import type { ElementNode } from '../document/PageDocument.ts';
import { withDynamic } from '../html/dynamicTags.ts';
import { shapeDivider } from '../shapes/shapeDividers.tsx';
import { type Attributes, customAttributes, linkAttributes } from '../settings/linkAttributes.ts';
import { isEmpty, isOn, numberOf, type Settings, textOf } from '../settings/Settings.ts';
import { applyAtomicStyles } from '../styles/atomicStyles.ts';
import { applyControls, type Control } from '../styles/Control.ts';
import {
  columnControls,
  containerControls,
  sectionControls,
  widgetControls,
} from '../styles/elementControls.ts';
import { fallback } from '../widgets/fallback.tsx';
import type { Widget } from '../widgets/Widget.ts';
import { backgroundSlideshow, backgroundVideo } from './Backgrounds.tsx';
import type { RenderContext } from './createContext.ts';
import { createTools } from './createTools.tsx';
import {
  entranceClasses,
  entranceOf,
  frontendSettings,
  hiddenClasses,
  ownClasses,
  ownId,
  prefixClasses,
} from './elementClasses.ts';
import { isSticky, stickyCss } from './stickyCss.ts';

interface Drawing {
  readonly context: RenderContext;
  readonly node: ElementNode;
  readonly settings: Settings;
  readonly wrapper: string;
  /** Further attributes, of a widget that holds it. */
  readonly extra: Attributes;
}

/** One element with all that is in it. Nothing in it can keep the others from being drawn. */
export function drawElement(context: RenderContext, node: ElementNode, extra: Attributes = {}): ReactNode {
  const widget = node.kind === 'widget' ? (context.findWidget(node.widgetType) ?? fallback) : null;
  const stored = withDynamic(node.settings, context.options.dynamic ?? (() => undefined), (name) =>
    context.note(node.path, `the value "${name}" is not known here`),
  );
  const settings = { ...DEFAULTS[node.kind], ...widget?.defaults, ...stored };
  const wrapper = `${context.scope} .elementor-element.elementor-element-${node.id}`;
  const drawing: Drawing = { context, node, settings, wrapper, extra };
  authorCss(drawing);
  applyAtomicStyles(context.sheet, context.scope, node.styles);
  if (entranceOf(node, settings)) context.needs.script = true;
  stickyCss(settings, wrapper, context);
  return widget ? drawWidget(drawing, widget) : KINDS[node.kind](drawing);
}

const DEFAULTS: Readonly<Record<ElementNode['kind'], Settings>> = {
  container: { container_type: 'flex', content_width: 'boxed' },
  section: { layout: 'boxed', gap: 'default', column_position: 'middle', content_position: '' },
  column: {},
  widget: {},
  box: {},
};

/** CSS that the author of an element wrote: `selector` is the element. It stays in the document. */
function authorCss({ context, settings, wrapper }: Drawing): void {
  const css = textOf(settings, 'custom_css');
  if (css !== '') context.sheet.raw(scopeAuthorCss(css.replaceAll(/\bselector\b/g, wrapper), context.scope));
}

function paint({ context, settings, wrapper }: Drawing, controls: readonly Control[]): void {
  applyControls({ sheet: context.sheet, wrapper, settings, tools: context.paint }, controls);
}

/** The element's own tag, with everything that styles and scripts know it by. */
function wrap(
  { context, node, settings, extra }: Drawing,
  {
    tag = 'div',
    type,
    classes,
    frontend = [],
    attributes = {},
  }: {
    readonly tag?: string;
    readonly type: string;
    readonly classes: readonly string[];
    readonly frontend?: readonly string[];
    readonly attributes?: Readonly<Record<string, string | undefined>>;
  },
  children: ReactNode,
): ReactElement {
  const { breakpoints } = context.kit;
  const data = frontendSettings(node, settings, frontend, breakpoints);
  const { className, ...others } = extra;
  const prefix = node.kind === 'widget' ? '_' : '';
  const names = [
    'elementor-element',
    `elementor-element-${node.id}`,
    ...classes,
    ...(isSticky(settings) ? ['elementor-sticky'] : []),
    ...hiddenClasses(settings),
    ...entranceClasses(node, settings),
    ...ownClasses(textOf(settings, `${prefix}css_classes`) || textOf(settings, 'css_classes')),
    ...(className ? [className] : []),
  ];
  return createElement(
    tag,
    {
      key: node.id,
      className: names.join(' '),
      'data-id': node.id,
      'data-element_type': type,
      ...attributes,
      ...customAttributes(linesOf(settings['_attributes'])),
      id: ownId(textOf(settings, '_element_id')),
      ...(data && { 'data-settings': JSON.stringify(data) }),
      ...others,
    },
    children,
  );
}

/** Attributes of elements are written a line each. */
const linesOf = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\n', ',') : value;

const TAGS = new Set(
  'a article aside button div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(' '),
);
const tagOf = (written: string): string => (TAGS.has(written) ? written : 'div');

const childrenOf = ({ context, node }: Drawing): ReactNode[] =>
  node.elements.map((child) => drawElement(context, child));

function drawContainer(drawing: Drawing): ReactElement {
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
  const inside = [...around, ...childrenOf(drawing)];
  if (isOn(settings, 'stretch_element')) context.needs.script = true;
  return wrap(
    drawing,
    {
      tag: tag === 'a' && !link ? 'div' : tag,
      type: 'container',
      classes: [
        textOf(settings, 'container_type') === 'grid' ? 'e-grid' : 'e-flex',
        isBoxed ? 'e-con-boxed' : 'e-con-full',
        ...(isEmpty(settings['background_overlay_background']) ? [] : ['e-con-overlay']),
        ...(isOn(settings, 'stretch_element') ? ['e-stretched'] : []),
        'e-con',
        node.isInner ? 'e-child' : 'e-parent',
      ],
      ...(link && { attributes: link }),
    },
    isBoxed ? <div className="e-con-inner">{inside}</div> : inside,
  );
}

const HEIGHTS: Readonly<Record<string, string>> = { full: 'full', 'min-height': 'min-height' };

function drawSection(drawing: Drawing): ReactElement {
  const { context, node, settings, wrapper } = drawing;
  paint(drawing, sectionControls);
  backgroundSlideshow(settings, wrapper, context);
  const height = HEIGHTS[textOf(settings, node.isInner ? 'height_inner' : 'height')];
  const gap = /^\w+$/.exec(textOf(settings, 'gap'))?.[0] ?? 'default';
  const isStretched = isOn(settings, 'stretch_section');
  if (isStretched) context.needs.script = true;
  return wrap(
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
      {!isEmpty(settings['background_overlay_background']) && (
        <div className="elementor-background-overlay" />
      )}
      {shapeDivider(settings, 'top')}
      {shapeDivider(settings, 'bottom')}
      <div className={`elementor-container elementor-column-gap-${gap}`}>{childrenOf(drawing)}</div>
    </>,
  );
}

function drawColumn(drawing: Drawing): ReactElement {
  const { node, settings, context, wrapper } = drawing;
  // Below the limit of mobile, columns stand below each other unless they have a width for it.
  context.sheet.add('mobile', wrapper, 'width:100%');
  paint(drawing, columnControls);
  const size = Math.round(numberOf(settings, '_column_size') ?? 100);
  const isFilled = node.elements.length > 0;
  backgroundSlideshow(settings, `${wrapper} > .elementor-element-populated`, context);
  return wrap(
    drawing,
    {
      type: 'column',
      classes: [
        'elementor-column',
        `elementor-col-${size > 0 && size <= 100 ? size : 100}`,
        node.isInner ? 'elementor-inner-column' : 'elementor-top-column',
      ],
    },
    <div className={`elementor-widget-wrap${isFilled ? ' elementor-element-populated' : ''}`}>
      {!isEmpty(settings['background_overlay_background']) && (
        <div className="elementor-background-overlay" />
      )}
      {childrenOf(drawing)}
    </div>,
  );
}

/** A box of the fourth generation, or one that nobody here knows: it holds what is in it. */
function drawBox(drawing: Drawing): ReactElement {
  const { context, node, settings } = drawing;
  const list = settings['classes'];
  const names = Array.isArray(list)
    ? list.filter((name): name is string => typeof name === 'string' && /^[\w-]+$/.test(name))
    : [];
  const kind = node.type === 'e-flexbox' ? 'e-flexbox-base' : 'e-div-block-base';
  const link = linkAttributes((settings['link'] as Settings | undefined)?.['destination'], context.toUrl);
  return wrap(
    drawing,
    {
      tag: link ? 'a' : tagOf(textOf(settings, 'tag')),
      type: /^[\w-]+$/.test(node.type) ? node.type : 'box',
      classes: [kind, 'e-atomic-element', ...names],
      ...(link && { attributes: link }),
    },
    childrenOf(drawing),
  );
}

const KINDS: Readonly<Record<ElementNode['kind'], (drawing: Drawing) => ReactElement>> = {
  container: drawContainer,
  section: drawSection,
  column: drawColumn,
  box: drawBox,
  // A widget is drawn by its own table.
  widget: drawBox,
};

function drawWidget(drawing: Drawing, widget: Widget): ReactElement | null {
  const { context, node, settings } = drawing;
  const type = /^[\w.-]+$/.test(node.widgetType) ? node.widgetType : 'unknown';
  const tools = createTools(context, drawing);
  const content = widget.draw({
    node,
    settings,
    tools,
    drawChildren: (extra) => node.elements.map((child, index) => drawElement(context, child, extra?.(index))),
  });
  paint(drawing, [...(widget.controls ?? []), ...widgetControls]);
  if (content !== null && widget.isLive) context.needs.script = true;
  return wrap(
    drawing,
    {
      type: 'widget',
      classes: [
        ...prefixClasses(settings, widget.classes ?? [], context.kit.breakpoints),
        ...widthClasses(settings),
        'elementor-widget',
        `elementor-widget-${type.replaceAll('.', '-')}`,
        ...(content === null ? ['elementor-widget-empty'] : []),
      ],
      attributes: { 'data-widget_type': `${type}.default` },
      ...(widget.frontend && { frontend: widget.frontend }),
    },
    content,
  );
}

const widthClasses = (settings: Settings): string[] => [
  ...(isEmpty(settings['_element_width'])
    ? []
    : [`elementor-widget__width-${ownId(textOf(settings, '_element_width')) ?? 'auto'}`]),
  ...(['absolute', 'fixed'].includes(textOf(settings, '_position'))
    ? [`elementor-${textOf(settings, '_position')}`]
    : []),
];
