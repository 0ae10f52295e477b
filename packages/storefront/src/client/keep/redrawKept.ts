import { swapParts } from '../page/swapFrom.ts';

const NOTICES = '.woocommerce-notices-wrapper';
let asking: AbortController | null = null;

/** Draws the part of this page anew that shows what is kept, which has changed elsewhere. Where the shop cannot draw it, what stands there stays. */
export async function redrawKept(selector: string): Promise<void> {
  // One question at a time: an older answer is of no interest any more.
  asking?.abort();
  const { signal } = (asking = new AbortController());
  const standing = document.querySelector(selector);
  if (!standing) return;
  try {
    const response = await fetch(location.href, { headers: { accept: 'text/html' }, signal });
    const drawn = new DOMParser().parseFromString(await response.text(), 'text/html');
    if (signal.aborted || !response.ok || !drawn.querySelector(selector)) return;
    // Something was changed here meanwhile, of which this answer may not know.
    if (!standing.isConnected) return await redrawKept(selector);
    const hadFocus = standing.contains(document.activeElement);
    keepFilled(standing, drawn);
    // What waited to be told was told to this page, and will not be told again.
    const hasNotices = drawn.querySelector(NOTICES)?.childElementCount;
    swapParts(drawn, hasNotices ? [NOTICES, selector] : [selector]);
    if (hadFocus && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  } catch {
    // The next change asks again.
  }
}

/** What was ticked, typed or chosen stays so. A box without a name ticks others, and must not tick what is new among them. */
function keepFilled(standing: Element, drawn: Document): void {
  for (const field of standing.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    const next = field.id === '' || field.name === '' ? null : drawn.getElementById(field.id);
    if (field instanceof HTMLSelectElement && next instanceof HTMLSelectElement) {
      if ([...next.options].some(({ value }) => value === field.value)) next.value = field.value;
    } else if (field instanceof HTMLInputElement && next instanceof HTMLInputElement) {
      next.checked = field.checked;
      if (field.value !== field.defaultValue) next.value = field.value;
    }
  }
}
