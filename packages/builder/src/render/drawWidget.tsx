import type { ReactElement } from 'react';
import { listOf, type Settings, textOf } from '../settings/Settings.ts';
import { switchOffGlobals } from '../styles/defaultGlobals.ts';
import { widgetControls } from '../styles/widgetControls.ts';
import { HOVER_USE } from '../styles/hoverCss.ts';
import type { Widget } from '../widgets/Widget.ts';
import { createTools } from './createTools.tsx';
import { type Drawing, noteUse, paint } from './Drawing.ts';
import { prefixClasses } from './elementClasses.ts';
import { wrapElement } from './wrapElement.tsx';

export function drawWidget(drawing: Drawing, widget: Widget): ReactElement | null {
  const { context, node, settings, drawChildren } = drawing;
  const type = /^[\w.-]+$/.test(node.widgetType) ? node.widgetType : 'unknown';
  const tools = createTools(context, drawing);
  const tabs = listOf(settings, 'tabs').length;
  noteUse(context, type, tabs);
  noteUse(context, HOVER_USE + textOf(settings, 'hover_animation'));
  if (type === 'nested-tabs') noteUse(context, `${type}-${textOf(settings, 'breakpoint_selector')}`, tabs);
  const content = widget.draw({
    node,
    settings,
    tools,
    drawChildren,
  });
  switchOffGlobals(context.sheet, drawing.wrapper, context.kit, type, settings);
  paint(drawing, widget.controls ?? []);
  paint(drawing, widgetControls);
  if (content !== null && widget.isLive)
    context.needs[widget.isLive === 'alone' ? 'entrances' : 'script'] = true;
  return wrapElement(
    drawing,
    {
      type: 'widget',
      classes: [
        ...prefixClasses(settings, widget.classes ?? [], context.kit.breakpoints),
        ...prefixClasses(settings, WIDTH, context.kit.breakpoints),
        ...placeClasses(settings),
        'elementor-widget',
        `elementor-widget-${(CLASS_NAMES.get(type) ?? type).replaceAll('.', '-')}`,
        ...(content === null ? ['elementor-widget-empty'] : []),
      ],
      attributes: { 'data-widget_type': `${type}.default` },
      ...(widget.frontend && { frontend: widget.frontend }),
    },
    content,
  );
}

/** Widgets that style sheets know by another name. */
const CLASS_NAMES: ReadonlyMap<string, string> = new Map([
  ['nested-tabs', 'n-tabs'],
  ['nested-accordion', 'n-accordion'],
]);

const WIDTH = [['_element_width', 'elementor-widget%s__width-']] as const;

/** Where it stands, for style sheets that know it by that. */
const placeClasses = (settings: Settings): string[] => {
  const position = textOf(settings, '_position');
  return position === 'absolute' || position === 'fixed' ? [`elementor-${position}`] : [];
};
