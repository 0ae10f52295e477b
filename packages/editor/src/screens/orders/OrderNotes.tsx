import { useState } from 'react';
import { useApi, useChange } from '../../api/queries.ts';
import { OperationAction } from '../../commands/OperationAction.tsx';
import { useSaving } from '../../form/useSaving.ts';
import { useSession } from '../../session/Session.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { TextBox } from '../../ui/fields.tsx';
import { Answer } from '../../ui/States.tsx';

/** What was noted about an order, and a new note: for us, or mailed to the customer. */
export function OrderNotes({ id }: { readonly id: number }) {
  const { t, moment } = useSession();
  const query = useApi('listOrderNotes', { params: { id } });
  const add = useChange('addOrderNote');
  const saving = useSaving();
  const [content, setContent] = useState('');
  const [kind, setKind] = useState<'private' | 'customer'>('private');
  async function send(): Promise<void> {
    const isSaved = await saving.save(
      () => add.mutateAsync({ params: { id }, body: { kind, content } }),
      t('saved'),
    );
    if (isSaved) setContent('');
  }
  return (
    <section className="card">
      <h2>{t('notes')}</h2>
      <Answer query={query}>
        {({ body }) =>
          body.items.length === 0 ? (
            <p>{t('noNotes')}</p>
          ) : (
            <ol className="plain notes">
              {body.items.map((note) => (
                <li key={note.id}>
                  <p dir="auto">{note.content}</p>
                  <small>
                    {moment(note.createdAt)} · {t(note.kind === 'system' ? 'system' : `${note.kind}Note`)}
                  </small>
                </li>
              ))}
            </ol>
          )
        }
      </Answer>
      <TextBox
        label={t('newNote')}
        rows={3}
        value={content}
        onChange={setContent}
        error={saving.errorOf('content') ?? (saving.refusal || undefined)}
      />
      <div className="row">
        <Choice
          label={t('type')}
          value={kind}
          onChange={(next) => setKind(next === 'customer' ? 'customer' : 'private')}
          options={[
            { id: 'private', label: t('privateNote') },
            { id: 'customer', label: t('customerNote') },
          ]}
        />
        <OperationAction id="addNote" isDisabled={content.trim() === ''} run={send} />
      </div>
    </section>
  );
}
