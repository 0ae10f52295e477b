import { type Disposer, lockScroll } from '@vitrine/browser';

/** What is not the open panel can be neither reached nor read; where the page was, it is again afterwards. */
interface OpenPanel {
  readonly panel: HTMLElement;
  readonly opener: HTMLElement | null;
  readonly close: Disposer;
}

let open: OpenPanel | null = null;

const OPEN = 'wd-opened';
const OVERLAY_OPEN = 'wd-close-side-opened';

/** One overlay for all panels. */
function overlay(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.wd-close-side');
  if (found) return found;
  const made = document.createElement('div');
  made.className = 'wd-close-side wd-fill';
  document.body.append(made);
  return made;
}

export const isOpen = (panel: HTMLElement): boolean => open?.panel === panel;

/** Opens a panel; another one closes. It closes by the overlay, by its button and by Escape. */
export function openPanel(panel: HTMLElement, opener: HTMLElement | null): void {
  if (isOpen(panel)) return;
  // The one that opened the first is where the visitor was.
  const from = open ? open.opener : opener;
  closePanel({ keepsFocus: true });
  const cover = overlay();
  const unlock = lockScroll(document);
  const others = [...document.body.children].filter(
    (each): each is HTMLElement =>
      each instanceof HTMLElement && !each.contains(panel) && each !== cover && !isTold(each) && !each.inert,
  );
  for (const each of others) each.inert = true;
  panel.hidden = false;
  panel.classList.add(OPEN);
  cover.classList.add(OVERLAY_OPEN);
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') closePanel();
  };
  const onClick = ({ target }: MouseEvent): void => {
    if (
      target === cover ||
      (target instanceof Element && target.closest('.close-side-widget') && panel.contains(target))
    )
      closePanel();
  };
  document.addEventListener('keydown', onKey);
  document.addEventListener('click', onClick);
  open = {
    panel,
    opener: from,
    close() {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
      panel.classList.remove(OPEN);
      cover.classList.remove(OVERLAY_OPEN);
      for (const each of others) each.inert = false;
      unlock();
    },
  };
  panel.focus({ preventScroll: true });
}

/** What says something to screen readers is heard beside an open panel too. */
const isTold = (element: HTMLElement): boolean => element.getAttribute('role') === 'status';

export function closePanel({ keepsFocus = false } = {}): void {
  const closing = open;
  open = null;
  closing?.close();
  if (closing && !keepsFocus) closing.opener?.focus({ preventScroll: true });
}
