import { lockScroll } from '@vitrine/browser';

/** Shows a dialog of the server above the page. Escape, its button and a press beside it close it; the focus goes back to its opener. */
export function openDialog(dialog: HTMLDialogElement, opener: HTMLElement): void {
  const unlock = lockScroll(document);
  // What is added shows in the cart beside the page, which a dialog would cover.
  const close = (): void => dialog.close();
  document.addEventListener('added_to_cart', close, true);
  dialog.addEventListener('click', ({ target }) => {
    if (
      target === dialog ||
      (target instanceof Element && target.closest('.wd-dialog-close, .wd-dialog-close-button'))
    )
      close();
  });
  dialog.addEventListener('close', () => {
    document.removeEventListener('added_to_cart', close, true);
    unlock();
    dialog.remove();
    if (document.activeElement === document.body) opener.focus({ preventScroll: true });
  });
  dialog.showModal();
  dialog.focus({ preventScroll: true });
}
