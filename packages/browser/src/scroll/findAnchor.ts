/** The element that an anchor means: by its id, as in an address, else by its name; `.` and `[` start a selector. */
export function findAnchor(name: string, document: Document): Element | null {
  const anchor = name.trim().replace(/^#/, '');
  if (anchor === '') return null;
  return (
    document.getElementById(anchor) ??
    document.getElementById(decoded(anchor)) ??
    document.getElementsByName(anchor)[0] ??
    (/^[.[]/.test(anchor) ? bySelector(anchor, document) : null)
  );
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

function bySelector(selector: string, document: Document): Element | null {
  try {
    return document.querySelector(selector);
  } catch {
    return null;
  }
}
