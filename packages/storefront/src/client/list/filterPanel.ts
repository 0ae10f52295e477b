import { observeMedia } from '@vitrine/browser';
import { FILTERS_BESIDE } from '../limits.ts';
import { closePanel, isOpen, openPanel } from '../panels/sidePanel.ts';

const PANEL_CLASSES = ['wd-side-hidden', 'wd-left'];

/** On narrow pages filters stand in a panel beside them, not above the list. */
export function startFilterPanel(): void {
  const filters = document.querySelector<HTMLElement>('.list-filters');
  const toggle = document.querySelector<HTMLDetailsElement>('.list-filters-toggle');
  const summary = toggle?.querySelector('summary');
  if (!filters || !toggle || !summary) return;
  const open = (): void => {
    toggle.open = false;
    openPanel(filters, summary);
  };
  summary.setAttribute('aria-haspopup', 'dialog');
  let isBeside: boolean | undefined;
  const place = (isNarrow: boolean): void => {
    if (isNarrow === isBeside) return;
    isBeside = isNarrow;
    if (isOpen(filters)) closePanel({ keepsFocus: true });
    filters.classList.remove('wd-opened');
    for (const name of PANEL_CLASSES) filters.classList.toggle(name, isNarrow);
    filters.hidden = isNarrow;
    if (isNarrow) {
      filters.setAttribute('role', 'dialog');
      filters.setAttribute('aria-modal', 'true');
      // All else in the page is out of reach while it is open.
      document.body.append(filters);
      // It was opened before this script came.
      if (toggle.open) open();
    } else {
      filters.removeAttribute('role');
      filters.removeAttribute('aria-modal');
      toggle.after(filters);
    }
  };
  observeMedia(FILTERS_BESIDE, place);
  summary.addEventListener('click', (event) => {
    if (!matchMedia(FILTERS_BESIDE).matches) return;
    event.preventDefault();
    // A window that has just become narrow may be pressed before its change is told; told then, it would close the panel.
    place(true);
    open();
  });
}
