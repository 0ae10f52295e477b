import { createElement, Fragment } from './createElement.ts';

type Create = typeof createElement;

/** What a compiler writes for markup. */
export const jsx = (type: Parameters<Create>[0], props: object, key?: unknown): ReturnType<Create> =>
  createElement(type, { ...props, key });
export { Fragment, jsx as jsxs };
