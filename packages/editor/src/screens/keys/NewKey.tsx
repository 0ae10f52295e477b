import { API_RIGHTS, type ApiRight } from '@vitrine/contract/api';
import { Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Checkbox, CheckboxGroup, FieldError, Form, Label } from 'react-aria-components';
import { useChange } from '../../api/queries.ts';
import { operationName } from '../../commands/useOperation.ts';
import { useSaving } from '../../form/useSaving.ts';
import { runningLabels, runningText } from '../../session/runningText.ts';
import { useSession } from '../../session/Session.tsx';
import { Action } from '../../ui/Action.tsx';
import { TextLine } from '../../ui/fields.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { ShownOnce } from '../../ui/ShownOnce.tsx';
import './newKey.css';

/** Asks what a key may, and shows its token: the one time that there is. */
export function NewKey({ onClose }: { readonly onClose: () => void }) {
  const t = runningText();
  const [token, setToken] = useState<string | null>(null);
  return (
    <Sheet isOpen onClose={onClose} label={operationName('newKey')}>
      <h2>{operationName('newKey')}</h2>
      {token === null ? (
        <Ask onMade={setToken} onClose={onClose} />
      ) : (
        <ShownOnce label={t('token')} value={token} onClose={onClose} />
      )}
    </Sheet>
  );
}

interface AskProps {
  readonly onMade: (token: string) => void;
  readonly onClose: () => void;
}

function Ask({ onMade, onClose }: AskProps) {
  const session = useSession();
  const t = runningText();
  const labels = runningLabels();
  const create = useChange('createApiKey');
  const saving = useSaving();
  const [name, setName] = useState('');
  const [rights, setRights] = useState<readonly ApiRight[]>([]);
  const [until, setUntil] = useState('');
  async function make(event: FormEvent): Promise<void> {
    event.preventDefault();
    await saving.save(async () => {
      const expiresAt = until === '' ? null : `${until}T23:59:59Z`;
      const { body } = await create.mutateAsync({ body: { name, rights: [...rights], expiresAt } });
      onMade(body.token);
    }, session.t('created'));
  }
  const rightsError = saving.errorOf('rights');
  return (
    <Form className="new-key" onSubmit={(event) => void make(event)}>
      <p>{t('keyHelp')}</p>
      <TextLine
        label={t('name')}
        value={name}
        onChange={setName}
        isRequired
        maxLength={100}
        error={saving.errorOf('name')}
      />
      <CheckboxGroup
        className="field new-key-rights"
        value={[...rights]}
        onChange={(next) => setRights(API_RIGHTS.filter((right) => next.includes(right)))}
        isRequired
        {...(rightsError !== undefined && { isInvalid: true, validationBehavior: 'aria' })}
      >
        <Label>{t('rights')}</Label>
        {API_RIGHTS.filter(session.can).map((right) => (
          <Checkbox key={right} value={right} className="check">
            <span className="check-box" aria-hidden="true">
              <Check size={14} />
            </span>
            {labels.option('rights', right)}
          </Checkbox>
        ))}
        <FieldError className="field-error">{rightsError}</FieldError>
      </CheckboxGroup>
      <TextLine
        label={t('expiresAt')}
        type="date"
        value={until}
        onChange={setUntil}
        error={saving.errorOf('expiresAt')}
      />
      <p role="alert" className="refusal">
        {saving.refusal}
      </p>
      <div className="row">
        <Action onPress={onClose}>{session.t('cancel')}</Action>
        <Action type="submit" look="strong" isPending={saving.isBusy}>
          {t('makeKey')}
        </Action>
      </div>
    </Form>
  );
}
