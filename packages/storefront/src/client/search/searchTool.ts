import type { Part } from '../page/Part.ts';
import { openDialog } from '../panels/openDialog.ts';

/** The button with a search: below it, or over the whole page. */
export const searchTool: Part = {
  start(details) {
    const summary = details.querySelector('summary');
    const place = details.querySelector<HTMLElement>('.wd-search-place');
    if (!(details instanceof HTMLDetailsElement) || !summary || !place) return;
    const input = place.querySelector<HTMLInputElement>('input[name=s]');
    if (details.classList.contains('wd-display-full-screen')) opensWhole(details, summary, place);
    else opensBelow(details, summary);
    // Whoever was quicker than this script sees it open.
    if (details.open) input?.focus();
  },
};

function opensBelow(details: HTMLDetailsElement, summary: HTMLElement): void {
  details.addEventListener('toggle', () => {
    if (details.open) details.querySelector<HTMLInputElement>('input[name=s]')?.focus();
  });
  onEscape(details, () => {
    details.open = false;
    summary.focus();
  });
  const leave = ({ target }: Event): void => {
    if (target instanceof Node && !details.contains(target)) details.open = false;
  };
  document.addEventListener('click', leave);
  document.addEventListener('focusin', leave);
}

/** The first Escape is for suggestions; the field itself would be emptied by the next. */
function onEscape(element: HTMLElement, leave: () => void): void {
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    leave();
  });
}

function opensWhole(details: HTMLDetailsElement, summary: HTMLElement, place: HTMLElement): void {
  summary.setAttribute('aria-haspopup', 'dialog');
  summary.addEventListener('click', (event) => {
    event.preventDefault();
    details.open = false;
    const dialog = document.createElement('dialog');
    dialog.className = 'wd-search-full-screen';
    dialog.setAttribute('aria-label', summary.textContent?.trim() ?? '');
    const close = document.createElement('button');
    close.type = 'button';
    close.className = 'button quiet wd-dialog-close';
    close.textContent = details.dataset['closeText'] ?? '';
    dialog.append(close, place);
    document.body.append(dialog);
    // The form is one and the same, with what was typed into it.
    dialog.addEventListener('close', () => details.append(place));
    onEscape(dialog, () => dialog.close());
    openDialog(dialog, summary);
    place.querySelector<HTMLInputElement>('input[name=s]')?.focus();
  });
}
