import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';

interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A dialog over the page: Escape and a press beside it close it, and the focus goes back to where it was. */
export const Sheet = ({ isOpen, onClose, label, className = '', children }: SheetProps) => (
  <ModalOverlay
    isOpen={isOpen}
    onOpenChange={(next) => {
      if (!next) onClose();
    }}
    isDismissable
    className="overlay"
  >
    <Modal className={`sheet ${className}`}>
      <Dialog aria-label={label} className="dialog">
        {children}
      </Dialog>
    </Modal>
  </ModalOverlay>
);
