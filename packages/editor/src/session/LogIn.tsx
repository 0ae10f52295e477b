import { ApiRefusal } from '@vitrine/contract/api';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Form } from 'react-aria-components';
import { isOffline, logIn } from '../api/api.ts';
import { Action } from '../ui/Action.tsx';
import { CheckField, TextLine } from '../ui/fields.tsx';
import { pageTexts } from './Session.tsx';

/** Stands in the place of the page, or over it where somebody was logged out in the middle of something. */
export function LogIn({ isAgain }: { readonly isAgain: boolean }) {
  const t = pageTexts();
  const client = useQueryClient();
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [remember, setRemember] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    setRefusal('');
    try {
      await logIn(String(fields.get('login')), String(fields.get('password')), remember);
      await client.invalidateQueries();
    } catch (error) {
      setRefusal(
        error instanceof ApiRefusal ? error.message : isOffline(error) ? t('offline') : String(error),
      );
    }
    setBusy(false);
  }
  return (
    <main className="login">
      <Form className="card" onSubmit={(event) => void submit(event)}>
        <h1>{t('logIn')}</h1>
        {isAgain && <p>{t('again')}</p>}
        <TextLine label={t('login')} name="login" autoComplete="username" isRequired />
        <TextLine
          label={t('password')}
          name="password"
          type="password"
          autoComplete="current-password"
          isRequired
        />
        <CheckField label={t('remember')} isSelected={remember} onChange={setRemember} />
        <p role="alert" className="refusal">
          {refusal}
        </p>
        <Action type="submit" look="strong" isPending={isBusy}>
          {t('logIn')}
        </Action>
        <a href="/my-account/lost-password/">{t('forgot')}</a>
      </Form>
    </main>
  );
}
