import type { ReactNode } from 'react';
import { Button, Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useSession } from '../session/Session.tsx';
import { Action } from './Action.tsx';

interface ConfirmProps {
  readonly question: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly children: ReactNode;
}

/** A button that asks first: for what cannot be taken back. */
export function Confirm({ question, yes, onYes, children }: ConfirmProps) {
  const { t } = useSession();
  return (
    <DialogTrigger>
      <Button className="action action-danger">{children}</Button>
      <ModalOverlay isDismissable className="overlay">
        <Modal className="sheet">
          <Dialog role="alertdialog" className="dialog">
            {({ close }) => (
              <>
                <Heading slot="title">{question}</Heading>
                <p>{t('cannotUndo')}</p>
                <div className="row">
                  {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- Of a dialog: the focus must go somewhere, and this does no harm. */}
                  <Action onPress={close} autoFocus>
                    {t('cancel')}
                  </Action>
                  <Action
                    look="danger"
                    onPress={() => {
                      close();
                      onYes();
                    }}
                  >
                    {yes}
                  </Action>
                </div>
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}
