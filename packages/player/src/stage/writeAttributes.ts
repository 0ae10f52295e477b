/** Gives an element the attributes of a moment; what it has already is not written again. */
export function writeAttributes(element: Element, attributes: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    const text = value === true ? '' : value === false || value === undefined ? null : String(value);
    if (text === element.getAttribute(name)) continue;
    if (text === null) element.removeAttribute(name);
    else element.setAttribute(name, text);
  }
}
