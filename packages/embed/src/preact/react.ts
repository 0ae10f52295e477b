import { Component, type ComponentType, createElement, type FunctionComponent, options } from 'preact';

// What the views use of React's API, over Preact: its own bridge brings much more, and every page pays for it.
export { createElement, Fragment } from 'preact';
export { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
export { useLayoutEffect as useInsertionEffect } from 'preact/hooks';

type Props = Readonly<Record<string, unknown>>;
type AreEqual = (before: Props, after: Props) => boolean;

const isSame: AreEqual = (before, after) => {
  const names = Object.keys(after);
  return (
    names.length === Object.keys(before).length && names.every((name) => Object.is(before[name], after[name]))
  );
};

/** Draws anew only when its properties have changed. */
export function memo(view: FunctionComponent<Props>, areEqual: AreEqual = isSame): ComponentType<Props> {
  return class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return !areEqual(this.props, next);
    }
    override render() {
      return createElement(view, this.props);
    }
  };
}

/** What React hears by other names than the browser: there these do not bubble. Null: a word to React itself. */
const RENAMED: Readonly<Record<string, string | null>> = {
  onFocus: 'onFocusIn',
  onBlur: 'onFocusOut',
  suppressHydrationWarning: null,
};

const { vnode: before } = options;
options.vnode = (node) => {
  if (typeof node.type === 'string') {
    const props = node.props as Record<string, unknown>;
    for (const [name, renamed] of Object.entries(RENAMED)) {
      if (!(name in props)) continue;
      if (renamed) props[renamed] = props[name];
      delete props[name];
    }
  }
  before?.(node);
};
