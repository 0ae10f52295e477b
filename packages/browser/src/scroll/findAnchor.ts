/**
 * The element that an anchor means: by its id, as in an address, else by its name; `.` and `[` start a selector. What
 * stands in `first` is found before what stands elsewhere in the page.
 */
export function findAnchor(name: string, document: Document, first: Element | null = null): Element | null {
  const anchor = name.trim().replace(/^#/, '');
  if (anchor === '') return null;
  const found = first && findIn(anchor, first);
  return (
    found ??
    document.getElementById(anchor) ??
    document.getElementById(decoded(anchor)) ??
    document.getElementsByName(anchor)[0] ??
    (/^[.[]/.test(anchor) ? bySelector(anchor, document) : null)
  );
}

/** Ids of a page may stand in it twice: once in the modal that is open. */
function findIn(anchor: string, box: Element): Element | null {
  if (/^[.[]/.test(anchor)) return bySelector(anchor, box);
  const names = new Set([anchor, decoded(anchor)]);
  const named = [...box.querySelectorAll('[id],[name]')];
  return (
    named.find(({ id }) => names.has(id)) ??
    named.find((element) => element.getAttribute('name') === anchor) ??
    null
  );
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

function bySelector(selector: string, root: ParentNode): Element | null {
  try {
    return root.querySelector(selector);
  } catch {
    return null;
  }
}
