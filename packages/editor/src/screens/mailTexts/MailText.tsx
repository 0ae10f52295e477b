import {
  type ApiAnswer,
  type ApiBody,
  apiEndpoints,
  MAIL_KINDS,
  MAIL_LANGUAGES,
  type MailKindName,
} from '@vitrine/contract/api';
import { catalogueLanguage } from '@vitrine/texts';
import { useParams, useSearchParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useApi, useChange, useRefresh } from '../../api/queries.ts';
import { useAhead } from '../../api/useAhead.ts';
import { type Done, OperationAction } from '../../commands/OperationAction.tsx';
import { ItemForm } from '../../form/ItemForm.tsx';
import { messageLabels, messageText } from '../../session/messageText.ts';
import { useSession } from '../../session/Session.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { CheckField } from '../../ui/fields.tsx';
import { Answer } from '../../ui/States.tsx';
import { tell, tellFault } from '../../ui/toasts.tsx';
import { MailPreview } from './MailPreview.tsx';
import './mailTexts.css';

type MailTextBody = ApiBody<'readMailText'>;
type Language = MailTextBody['language'];

const { entries } = apiEndpoints.replaceMailText.body;
const NONE = { subject: '', heading: '', additional: '' };

const textsOf = ({ subject, heading, additional }: MailTextBody) => ({ subject, heading, additional });

/** What one mail says, in one language at a time. */
export function MailText() {
  const { t, me } = useSession();
  const { kind = '' } = useParams();
  const [params] = useSearchParams();
  const known = MAIL_KINDS.find((each) => each === kind);
  const language =
    MAIL_LANGUAGES.find((each) => each === params.get('language')) ?? catalogueLanguage(me.shop.language);
  return known ? <Stored kind={known} language={language} /> : <p className="state">{t('nowhere')}</p>;
}

function Stored({ kind, language }: { readonly kind: MailKindName; readonly language: Language }) {
  const query = useApi('readMailText', { params: { kind, language } });
  // What is still shown of the language before has other texts.
  const own = { ...query, data: query.isPlaceholderData ? undefined : query.data };
  return (
    <Answer query={own}>
      {(answer) => (
        <Shown
          key={`${kind} ${language}`}
          {...answer}
          readAgain={async () => textsOf((await query.refetch()).data?.body ?? answer.body)}
        />
      )}
    </Answer>
  );
}

interface ShownProps extends ApiAnswer<'readMailText'> {
  readonly readAgain: () => Promise<typeof NONE>;
}

function Shown({ body: mail, tag, readAgain }: ShownProps) {
  const m = messageText();
  const { option } = messageLabels();
  const refresh = useRefresh();
  const [, setParams] = useSearchParams();
  const { kind, language } = mail;
  const params = { kind, language };
  async function store(texts: typeof NONE, match: string): Promise<void> {
    await api('replaceMailText', { params, match, body: texts });
    await refresh('replaceMailText');
  }
  async function reset(): Promise<Done<'resetMail'>> {
    await store(NONE, '*');
    return { said: m('wasReset'), undo: () => store(textsOf(mail), '*') };
  }
  const isOwn = Object.values(textsOf(mail)).some(Boolean);
  return (
    <ItemForm
      name={`mail:${kind}:${language}`}
      title={option('kind', kind)}
      stored={textsOf(mail)}
      schemas={entries}
      groups={[{ title: m('texts'), names: ['subject', 'heading', 'additional'] }]}
      labels={messageLabels()}
      isNew={false}
      save={(changes) => store({ ...textsOf(mail), ...changes }, tag)}
      readAgain={readAgain}
      actions={
        <>
          <Choice
            label={m('language')}
            value={language}
            onChange={(next) => setParams({ language: next })}
            options={MAIL_LANGUAGES.map((id) => ({ id, label: option('language', id) }))}
          />
          {isOwn && <OperationAction id="resetMail" look="danger" run={reset} />}
        </>
      }
      renderMore={() => <AsItIs mail={mail} />}
    >
      {(draft) => (
        <MailPreview params={params} texts={draft.value}>
          <SendTest params={params} texts={draft.value} />
        </MailPreview>
      )}
    </ItemForm>
  );
}

function AsItIs({ mail }: { readonly mail: MailTextBody }) {
  const m = messageText();
  const { kind, defaults, placeholders, isOff, canBeOff } = mail;
  const refresh = useRefresh();
  const [isShownOff, change] = useAhead(isOff);
  const setOff = (next: boolean) =>
    change(next, async () => {
      try {
        await api('switchMail', { params: { kind }, match: '*', body: { isOff: next } });
        tell(m(next ? 'switchedOff' : 'switchedOn'));
      } catch (error) {
        tellFault(error);
      }
      await refresh('switchMail');
    });
  return (
    <section className="card" aria-labelledby="as-it-is">
      <h2 id="as-it-is">{m('asItIs')}</h2>
      <dl className="facts">
        <div>
          <dt>{m('defaultSubject')}</dt>
          <dd>{defaults.subject}</dd>
        </div>
        <div>
          <dt>{m('defaultHeading')}</dt>
          <dd>{defaults.heading}</dd>
        </div>
        <div>
          <dt>{m('placeholders')}</dt>
          <dd className="placeholders" dir="ltr">
            {placeholders.map((name) => (
              <code key={name}>{`{${name}}`}</code>
            ))}
          </dd>
        </div>
      </dl>
      {canBeOff ? (
        <CheckField label={m('sends')} isSelected={!isShownOff} onChange={(isOn) => setOff(!isOn)} />
      ) : (
        <p className="soft">{m('needed')}</p>
      )}
    </section>
  );
}

interface SendTestProps {
  readonly params: { readonly kind: MailKindName; readonly language: Language };
  readonly texts: typeof NONE;
}

function SendTest({ params, texts }: SendTestProps) {
  const m = messageText();
  const send = useChange('sendTestMail');
  return (
    <OperationAction
      id="sendTestMail"
      run={async () => {
        const { body } = await send.mutateAsync({ params, body: texts });
        return { said: m('testSent', { address: body.recipient }) };
      }}
    />
  );
}
