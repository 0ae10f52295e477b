import { MODAL_BOX } from '@vitrine/engine';
import { fillToCss, type ModalSettings } from '@vitrine/model';
import { modalMargin } from './modalMargin.ts';
import { catalogueLanguage, moduleControlTexts } from '@vitrine/texts';
import { pageLanguage } from '../ports/pageLanguage.ts';

interface DialogOptions {
  readonly settings: ModalSettings;
  /** What it is called. */
  readonly title: string;
  /** The module in it offers no way out of its own. */
  readonly needsClose: boolean;
  /** The visitor leaves it, or has left it. */
  readonly onClose: () => void;
  /** The element that the module stands in. */
  readonly host: HTMLElement;
}

export interface ModalDialog {
  show(): void;
  hide(): void;
  remove(): void;
}

const CLOSE = `<button type="button" class="sr7-modal-close" ><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5l14 14M19 5L5 19"/></svg></button>`;

/** A module over its page, in a dialog of the page's own. Its CSS is `modalCss`. */
export function createDialog({ settings, title, needsClose, onClose, host }: DialogOptions): ModalDialog {
  const page = host.ownerDocument;
  const { pageScroll, cover, speedMs, background } = settings;
  const dialog = page.createElement('dialog');
  const box = page.createElement('div');
  dialog.className = 'sr7-modal';
  dialog.setAttribute(MODAL_BOX, '');
  if (pageScroll && !cover) dialog.dataset['through'] = '';
  dialog.tabIndex = -1;
  dialog.setAttribute('aria-label', title);
  dialog.style.setProperty('--sr7-speed', `${speedMs / 1000}s`);
  if (cover) dialog.style.background = fillToCss(background);
  box.className = 'sr7-modal-box';
  box.style.margin = modalMargin(settings);
  if (needsClose) {
    box.innerHTML = CLOSE;
    const { close } = moduleControlTexts[catalogueLanguage(pageLanguage(page.body))];
    box.firstElementChild?.setAttribute('aria-label', close);
    box.firstElementChild?.addEventListener('click', onClose);
  }
  box.append(host);
  dialog.append(box);
  page.body.append(dialog);

  // Told late: it may be open again.
  dialog.addEventListener('close', () => {
    if (!dialog.open) onClose();
  });
  // A click on the dialog itself is one beside the module; a press that began in the module and ends there is none.
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => void (pressed = target));
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog && pressed === dialog) onClose();
  });
  // Browsers close by Escape only what makes the page inert.
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') onClose();
  };

  function hide(): void {
    page.removeEventListener('keydown', onKey);
    if (dialog.open) dialog.close();
  }

  return {
    show() {
      if (dialog.open) return;
      // While the page is locked everything but the dialog is inert; a page that may be scrolled may be used too.
      if (pageScroll) dialog.show();
      else dialog.showModal();
      if (pageScroll) page.addEventListener('keydown', onKey);
      // Not its first button: a listener hears first what has opened.
      dialog.focus({ preventScroll: true });
    },
    hide,
    remove() {
      hide();
      dialog.remove();
    },
  };
}
