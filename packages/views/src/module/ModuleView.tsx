import type { ReactElement } from 'react';
import { type Attributes, element } from '../elements.ts';
import { type ModuleViewProps, useModule } from '../live/useModule.ts';

/** The module's markup: the same on the server and in the browser. Its CSS is `compiled.css`. */
export function ModuleView({
  marks = {},
  ...props
}: ModuleViewProps & {
  /** More attributes of the module's element. */
  readonly marks?: Attributes;
}): ReactElement {
  const { attach, attributes, children } = useModule(props);
  // Marked, so that nobody draws it again.
  return element('sr7-module', { ref: attach, 'data-drawn': '', ...marks, ...attributes }, ...children);
}
