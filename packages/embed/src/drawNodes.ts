interface Element {
  readonly type: string | ((this: object, props: object) => unknown);
  readonly props: Readonly<Record<string, unknown>>;
  readonly ref?: (node: HTMLElement) => void;
}

/** What is said of an attribute that is there also when it says no. */
const SAYS_NO = /^(?:aria-|data-|draggable)/;

/** The nodes of a view that never changes: nothing has to remember how they were made. */
export function drawNodes(view: unknown): Node[] {
  if (Array.isArray(view)) return view.flatMap(drawNodes);
  if (view === null || view === undefined || typeof view === 'boolean') return [];
  if (typeof view !== 'object') return [document.createTextNode(String(view))];
  const { type, props, ref } = view as Element;
  if (typeof type === 'function') return drawNodes(type.call({}, props));
  const node = document.createElement(type);
  const { children, dangerouslySetInnerHTML: inner, ...attributes } = props;
  for (const [name, value] of Object.entries(attributes)) writeAttribute(node, name, value);
  if (inner) node.innerHTML = (inner as { readonly __html: string }).__html;
  else node.append(...drawNodes(children));
  ref?.(node);
  return [node];
}

function writeAttribute(node: HTMLElement, name: string, value: unknown): void {
  const isLeftOut = value === false && !SAYS_NO.test(name);
  if (value === undefined || value === null || isLeftOut) return;
  const written = value === true && !SAYS_NO.test(name) ? '' : String(value);
  node.setAttribute(name === 'className' ? 'class' : name.toLowerCase(), written);
}
