type Props = Readonly<Record<string, unknown>>;
type View = string | ((this: object, props: never) => unknown);

/** What React hears by other names than the browser: there these do not bubble. Null: a word to React itself. */
const RENAMED: Readonly<Record<string, string | null>> = {
  onFocus: 'onFocusIn',
  onBlur: 'onFocusOut',
  suppressHydrationWarning: null,
};
const MARK = Symbol.for('pv');
let made = 0;

/**
 * An element as Preact makes it; its own runtime for JSX makes them by itself too. What only stands there is drawn without
 * Preact, so that nothing here may need it.
 */
export function createElement(type: View, given: Props | null, ...children: readonly unknown[]) {
  const { key, ...rest } = given ?? {};
  const props: Record<string, unknown> = rest;
  let ref: unknown;
  if (typeof type === 'string') {
    ({ ref } = props);
    delete props['ref'];
    for (const name in RENAMED) {
      const renamed = RENAMED[name];
      if (name in props && renamed) props[renamed] = props[name];
      delete props[name];
    }
  }
  if (children.length > 0) props['children'] = children.length > 1 ? children : children[0];
  return {
    type,
    props,
    key,
    ref,
    __k: null,
    __: null,
    __b: 0,
    __e: null,
    __c: null,
    constructor: MARK,
    __v: --made,
    __i: -1,
    __u: 0,
  };
}

export const Fragment = ({ children }: Props): unknown => children;
