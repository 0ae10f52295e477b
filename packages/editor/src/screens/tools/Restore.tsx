import { ApiRefusal } from '@vitrine/contract/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { api } from '../../api/api.ts';
import { OperationAction } from '../../commands/OperationAction.tsx';
import { useSession } from '../../session/Session.tsx';
import { toolTexts } from '../../session/toolTexts.ts';
import { Action } from '../../ui/Action.tsx';
import { TextLine } from '../../ui/fields.tsx';
import { TableBox } from '../../ui/TableBox.tsx';
import { restoreSent, sendBackup, type SentBackup } from './sendBackup.ts';
import { WorkProgress } from './WorkProgress.tsx';

type Step =
  | { readonly at: 'start'; readonly said: string; readonly isRefusal?: boolean }
  | { readonly at: 'sending'; readonly name: string; readonly share: number | null }
  | { readonly at: 'checked'; readonly sent: SentBackup }
  | { readonly at: 'restoring' };

const START: Step = { at: 'start', said: '' };

/** From a file to a shop, in steps: sent, read, looked at, and put in the place of what is here. */
export function Restore() {
  const { t } = useSession();
  const d = toolTexts();
  const client = useQueryClient();
  const [step, setStep] = useState<Step>(START);
  const refuse = (error: unknown): void => {
    const reason = error instanceof ApiRefusal ? error.message : t('offline');
    setStep({ at: 'start', said: d('notRestored', { reason }), isRefusal: true });
  };
  async function send(file: File): Promise<void> {
    try {
      const sent = await sendBackup(file, (share) => setStep({ at: 'sending', name: file.name, share }));
      setStep({ at: 'checked', sent });
    } catch (error) {
      refuse(error);
    }
  }
  async function restore(id: string, title: string): Promise<void> {
    setStep({ at: 'restoring' });
    try {
      const reason = await restoreSent(id, title);
      setStep(
        reason
          ? { at: 'start', said: d('notRestored', { reason }), isRefusal: true }
          : { at: 'start', said: d('restored') },
      );
      // Nothing that was read before holds any more.
      await client.invalidateQueries();
    } catch (error) {
      refuse(error);
    }
  }
  return (
    <section className="card tool-steps" aria-labelledby="restore">
      <h2 id="restore">{d('restore')}</h2>
      {step.at === 'start' && (
        <>
          <p>{d('restoreHelp')}</p>
          <FileTrigger
            onSelect={(files) => {
              const [file] = [...(files ?? [])];
              if (file) void send(file);
            }}
          >
            <OperationAction id="chooseBackup" />
          </FileTrigger>
          <output className={step.isRefusal ? 'field-error' : ''}>{step.said}</output>
        </>
      )}
      {step.at === 'sending' && (
        <WorkProgress
          work={{ done: step.share ?? 0, total: step.share === null ? 0 : 1 }}
          label={step.share === null ? d('checking') : d('sending', { name: step.name })}
        />
      )}
      {step.at === 'checked' && (
        <Checked
          sent={step.sent}
          onRestore={(title) => void restore(step.sent.id, title)}
          onDiscard={() => {
            setStep(START);
            void api('discardRestore', { params: { id: step.sent.id } });
          }}
        />
      )}
      {step.at === 'restoring' && <WorkProgress work={{ done: 0, total: 0 }} label={d('restoring')} />}
    </section>
  );
}

interface CheckedProps {
  readonly sent: SentBackup;
  readonly onRestore: (title: string) => void;
  readonly onDiscard: () => void;
}

/** What is in it, what it would take the place of, and the last question. */
function Checked({ sent: { summary }, onRestore, onDiscard }: CheckedProps) {
  const { me, moment } = useSession();
  const t = toolTexts();
  const [typed, setTyped] = useState('');
  const { title } = me.shop;
  const tables = summary.tables.filter(({ rows, here }) => rows > 0 || here > 0);
  return (
    <>
      <p>
        {t('madeAt', { when: moment(summary.at) })} ·{' '}
        {summary.files > 0 ? t('uploadsInside', { count: summary.files }) : t('noUploads')}
      </p>
      <TableBox>
        <table className="table" aria-label={t('inBackup')}>
          <thead>
            <tr>
              <th scope="col">{t('what')}</th>
              <th scope="col" className="number">
                {t('inBackup')}
              </th>
              <th scope="col" className="number">
                {t('hereNow')}
              </th>
            </tr>
          </thead>
          <tbody>
            {tables.map(({ name, rows, here }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="number">{rows}</td>
                <td className="number">{here}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      <p role="alert">{t('restoreWarning')}</p>
      <TextLine label={t('typeTitle', { title })} value={typed} onChange={setTyped} autoComplete="off" />
      <div className="row">
        <Action onPress={onDiscard}>{t('discard')}</Action>
        <OperationAction
          id="restoreBackup"
          look="danger"
          isDisabled={typed.trim() !== title.trim()}
          run={() => onRestore(typed.trim())}
        />
      </div>
    </>
  );
}
