import { createElement } from './createElement.ts';

type Props = Readonly<Record<string, unknown>>;
type AreEqual = (before: Props, after: Props) => boolean;
interface Drawn {
  readonly props: Props;
  shouldComponentUpdate(next: Props): boolean;
}

const isSame: AreEqual = (before, after) => {
  const names = Object.keys(after);
  return (
    names.length === Object.keys(before).length && names.every((name) => Object.is(before[name], after[name]))
  );
};

/** Draws anew only when its properties have changed. */
export const memo = (view: (props: Props) => unknown, areEqual = isSame) =>
  function Memo(this: Drawn, props: Props): unknown {
    this.shouldComponentUpdate = (next) => !areEqual(this.props, next);
    return createElement(view, props);
  };
