import { scopeAuthorCss } from '@vitrine/compile/server';
import type { ReactElement, ReactNode } from 'react';
import type { ElementNode } from '../document/PageDocument.ts';
import { withDynamic } from '../html/dynamicTags.ts';
import { activeSettings } from '../settings/activeSettings.ts';
import type { Attributes } from '../settings/linkAttributes.ts';
import { type Settings, textOf } from '../settings/Settings.ts';
import { applyAtomicStyles } from '../styles/atomicStyles.ts';
import { settingConditions } from '../styles/settingConditions.ts';
import { fallback } from '../widgets/fallback.tsx';
import type { RenderContext } from './createContext.ts';
import { type Drawing, noteUse } from './Drawing.ts';
import { drawBox, drawColumn, drawContainer, drawSection } from './drawBoxes.tsx';
import { drawWidget } from './drawWidget.tsx';
import { entranceOf, isSameEverywhere } from './elementClasses.ts';
import { stickyCss } from './stickyCss.ts';

/** One element with all that is in it. Nothing in it can keep the others from being drawn. */
export function drawElement(context: RenderContext, node: ElementNode, extra: Attributes = {}): ReactNode {
  const widget = node.kind === 'widget' ? (context.findWidget(node.widgetType) ?? fallback) : null;
  const stored = withDynamic(node.settings, context.options.dynamic ?? (() => undefined), (name) =>
    context.note(node.path, `the value "${name}" is not known here`),
  );
  const settings = activeSettings(
    { ...DEFAULTS[node.kind], ...widget?.defaults, ...stored },
    settingConditions(node.kind, node.widgetType),
  );
  const name = `elementor-element-${node.id}`;
  const wrapper = `${context.scope} .elementor-element.${name}`;
  const drawing: Drawing = {
    context,
    node,
    settings,
    wrapper,
    extra,
    drawChildren: (more) => node.elements.map((child, index) => drawElement(context, child, more?.(index))),
  };
  authorCss(drawing);
  noteUse(context, node.kind);
  // Classes of an element's own may be other elements' too, and then hold over what these say.
  if (Object.keys(node.styles).length === 0) context.sheet.share(name, node.elements.length > 0);
  applyAtomicStyles(context.sheet, context.scope, node.styles);
  if (entranceOf(node, settings)) context.needs[isSameEverywhere(settings) ? 'entrances' : 'script'] = true;
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

const KINDS: Readonly<Record<ElementNode['kind'], (drawing: Drawing) => ReactElement>> = {
  container: drawContainer,
  section: drawSection,
  column: drawColumn,
  box: drawBox,
  // A widget is drawn by its own table.
  widget: drawBox,
};
