import { MODAL_BOX } from '@vitrine/engine';
import { fillToCss, type ModalSettings } from '@vitrine/model';
import { type CSSProperties, type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { modalMargin } from './modalMargin.ts';

export interface ModalViewProps {
  readonly settings: ModalSettings;
  /** What the dialog is called. */
  readonly title: string;
  readonly isOpen: boolean;
  /** The module in it offers no way out of its own. Default false. */
  readonly needsClose?: boolean;
  /** The visitor leaves it, or has left it. */
  readonly onClose: () => void;
  /** The module. */
  readonly children?: ReactNode;
}

type DialogRef = { readonly current: HTMLDialogElement | null };

/** A module over its page. Its CSS is `modalCss`. */
export function ModalView(props: ModalViewProps): ReactElement {
  const { settings, title, isOpen, needsClose = false, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const { pageScroll } = settings;
  useOpen(dialog, isOpen, pageScroll);
  useEscape(isOpen && pageScroll, onClose);
  useBackdrop(dialog, onClose);
  const style = {
    '--sr7-speed': `${settings.speedMs / 1000}s`,
    background: settings.cover ? fillToCss(settings.background) : undefined,
  } as CSSProperties;
  return (
    <dialog
      ref={dialog}
      className="sr7-modal"
      {...{ [MODAL_BOX]: '' }}
      data-through={pageScroll && !settings.cover ? '' : undefined}
      tabIndex={-1}
      aria-label={title}
      style={style}
      onClose={({ currentTarget }) => {
        // Told late: it may be open again.
        if (!currentTarget.open) onClose();
      }}
    >
      <div className="sr7-modal-box" style={{ margin: modalMargin(settings) }}>
        {needsClose && <CloseButton onClose={onClose} />}
        {children}
      </div>
    </dialog>
  );
}

/** While the page is locked everything but the dialog is inert; a page that may be scrolled may be used too. */
function useOpen(ref: DialogRef, isOpen: boolean, pageScroll: boolean): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === isOpen) return;
    if (!isOpen) return dialog.close();
    if (pageScroll) dialog.show();
    else dialog.showModal();
    // Not its first button: a listener hears first what has opened.
    dialog.focus({ preventScroll: true });
  }, [ref, isOpen, pageScroll]);
}

/** Browsers close by Escape only what makes the page inert. */
function useEscape(isOn: boolean, onClose: () => void): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn, onClose]);
}

/** A click on the dialog itself is one beside the module; a press that began in the module and ends there is none. */
function useBackdrop(ref: DialogRef, onClose: () => void): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    let pressed: EventTarget | null = null;
    const onPress = ({ target }: Event): void => void (pressed = target);
    const onClick = ({ target }: Event): void => {
      if (target === dialog && pressed === dialog) onClose();
    };
    dialog?.addEventListener('pointerdown', onPress);
    dialog?.addEventListener('click', onClick);
    return () => {
      dialog?.removeEventListener('pointerdown', onPress);
      dialog?.removeEventListener('click', onClick);
    };
  }, [ref, onClose]);
}

function CloseButton({ onClose }: Pick<ModalViewProps, 'onClose'>): ReactElement {
  return (
    <button type="button" className="sr7-modal-close" aria-label="Close" onClick={onClose}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 5l14 14M19 5L5 19" />
      </svg>
    </button>
  );
}
