import type { Stage } from '../ports/Stage.ts';

/**
 * Remembers whether the focus is in the slide that leaves; called once the next one stands in the page, it brings the
 * focus there. A slide that is not seen cannot hold it: the visitor would start again at the top of the page.
 */
export function followFocus(stage: Stage, from: string | null, to: string): () => void {
  const leaving = from === null ? null : stage.slide(from);
  const root = leaving?.getRootNode();
  const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  if (!leaving?.contains(focused)) return () => undefined;
  return () => {
    const entering = stage.slide(to);
    if (!entering) return;
    entering.tabIndex = -1;
    entering.focus({ preventScroll: true });
  };
}
