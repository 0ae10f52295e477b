import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useSession } from '../session/Session.tsx';
import { Action } from './Action.tsx';

interface ConfirmProps {
  readonly question: string;
  readonly yes: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onYes: () => void;
}

/** Asked before what cannot be taken back. */
export function Confirm({ question, yes, isOpen, onClose, onYes }: ConfirmProps) {
  const { t } = useSession();
  return (
    <ModalOverlay
      isDismissable
      isOpen={isOpen}
      onOpenChange={(isStill) => !isStill && onClose()}
      className="overlay"
    >
      <Modal className="sheet">
        <Dialog role="alertdialog" className="dialog">
          <Heading slot="title">{question}</Heading>
          <p>{t('cannotUndo')}</p>
          <div className="row">
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- Of a dialog: the focus must go somewhere, and this does no harm. */}
            <Action onPress={onClose} autoFocus>
              {t('cancel')}
            </Action>
            <Action
              look="danger"
              onPress={() => {
                onClose();
                onYes();
              }}
            >
              {yes}
            </Action>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
