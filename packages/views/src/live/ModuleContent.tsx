import { createElement, Fragment, type ReactElement, useInsertionEffect, useRef } from 'react';
import { eraseAttributes, type Written, writeAttributes } from '../module/hostAttributes.ts';
import { type ModuleViewProps, useModule } from './useModule.ts';

interface ModuleContentProps extends ModuleViewProps {
  /** The module's own element, which stands in the page already. */
  readonly host: HTMLElement;
}

/** The inside of an element that somebody else has put there: its attributes are written by hand. */
export function ModuleContent({ host, ...props }: ModuleContentProps): ReactElement {
  const { attributes, children } = useModule(props, host);
  const written = useRef<Written>(new Map());
  useInsertionEffect(() => writeAttributes(host, attributes, written.current));
  useInsertionEffect(() => {
    const { current } = written;
    return () => eraseAttributes(host, current);
  }, [host]);
  return createElement(Fragment, null, ...children);
}
