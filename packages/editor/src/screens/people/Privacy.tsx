import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useApi, useChange } from '../../api/queries.ts';
import { OperationAction } from '../../commands/OperationAction.tsx';
import { useSaving } from '../../form/useSaving.ts';
import { peopleText } from '../../session/peopleText.ts';
import { useSession } from '../../session/Session.tsx';
import { TextLine } from '../../ui/fields.tsx';
import { Answer } from '../../ui/States.tsx';
import { TableBox } from '../../ui/TableBox.tsx';
import { tell } from '../../ui/toasts.tsx';
import { saveFile } from './saveFile.ts';
import './privacy.css';

/** Hands out or erases what the shop knows of a person, and shows who did. */
export function Privacy() {
  const { t } = useSession();
  return (
    <article className="page privacy">
      <div className="head">
        <h1>{t('privacy')}</h1>
      </div>
      <Ask />
      <Log />
    </article>
  );
}

function Ask() {
  const p = peopleText();
  const [params] = useSearchParams();
  const [email, setEmail] = useState(params.get('email') ?? '');
  const [confirmation, setConfirmation] = useState('');
  const saving = useSaving();
  const hand = useChange('exportPerson');
  const erase = useChange('erasePerson');
  const body = { email, confirmation };
  async function handOut(): Promise<void> {
    await saving.save(async () => {
      const answer = await hand.mutateAsync({ body });
      saveFile(`personal-data-${email.trim().toLowerCase()}.json`, JSON.stringify(answer.body, null, 2));
    }, p('exported'));
  }
  async function eraseAll(): Promise<void> {
    let orders = 0;
    const isDone = await saving.save(async () => {
      const answer = await erase.mutateAsync({ body });
      orders = answer.body.counts['orders'] ?? 0;
    }, p('kind.erasure'));
    if (!isDone) return;
    tell(p('erased', { count: orders }));
    setEmail('');
    setConfirmation('');
  }
  const isTyped = email.trim() !== '' && email.trim().toLowerCase() === confirmation.trim().toLowerCase();
  return (
    <fieldset className="card fields">
      <legend>{p('privacyOf')}</legend>
      <p>{p('privacyHelp')}</p>
      <TextLine
        label={p('email')}
        type="email"
        value={email}
        onChange={setEmail}
        error={saving.errorOf('email')}
      />
      <TextLine
        label={p('confirmation')}
        type="email"
        value={confirmation}
        onChange={setConfirmation}
        error={saving.errorOf('confirmation')}
      />
      <p role="alert" className="refusal">
        {saving.refusal}
      </p>
      <div className="row">
        <OperationAction id="exportPerson" isDisabled={!isTyped} run={handOut} />
        {isTyped && (
          <OperationAction
            id="erasePerson"
            question={p('reallyErase', { name: email.trim() })}
            run={eraseAll}
          />
        )}
      </div>
    </fieldset>
  );
}

function Log() {
  const { moment } = useSession();
  const p = peopleText();
  const query = useApi('listPrivacyLog', { query: { perPage: 100 } });
  return (
    <section className="card" aria-labelledby="log-title">
      <h2 id="log-title">{p('log')}</h2>
      <Answer query={query}>
        {({ body }) =>
          body.items.length === 0 ? (
            <p>{p('noLog')}</p>
          ) : (
            <TableBox>
              <table className="table" aria-labelledby="log-title">
                <thead>
                  <tr>
                    <th scope="col">{p('whose')}</th>
                    <th scope="col">{p('what')}</th>
                    <th scope="col">{p('by')}</th>
                    <th scope="col">{p('when')}</th>
                  </tr>
                </thead>
                <tbody>
                  {body.items.map((entry) => (
                    <tr key={entry.id}>
                      <th scope="row">{entry.subject}</th>
                      <td>{p(`kind.${entry.kind}`)}</td>
                      <td>{entry.by}</td>
                      <td>{moment(entry.createdAt)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </TableBox>
          )
        }
      </Answer>
    </section>
  );
}
