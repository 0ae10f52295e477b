import { createElement, type ReactElement, type ReactNode } from 'react';
import { customAttributes } from '../settings/linkAttributes.ts';
import { textOf } from '../settings/Settings.ts';
import type { Drawing } from './Drawing.ts';
import { entranceClasses, frontendSettings, hiddenClasses, ownClasses, ownId } from './elementClasses.ts';
import { isSticky } from './stickyCss.ts';

/** The element's own tag, with everything that styles and scripts know it by. */
export function wrapElement(
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
  const data = frontendSettings(node, settings, frontend, context.devices);
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
/** The tag that an element asks for, of those that it may have. */
export const tagOf = (written: string): string => (TAGS.has(written) ? written : 'div');
