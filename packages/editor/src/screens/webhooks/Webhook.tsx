import { type ApiAnswer, apiEndpoints, type ApiBody } from '@vitrine/contract/api';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useApi, useChange, useRefresh } from '../../api/queries.ts';
import { OperationAction } from '../../commands/OperationAction.tsx';
import { type FieldGroup, ItemForm } from '../../form/ItemForm.tsx';
import { RemoveItem } from '../../form/RemoveItem.tsx';
import { messageLabels, messageText } from '../../session/messageText.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { ShownOnce } from '../../ui/ShownOnce.tsx';
import { Answer } from '../../ui/States.tsx';
import { Deliveries } from './Deliveries.tsx';

type WebhookBody = ApiBody<'readWebhook'>;
interface Fields extends Record<string, unknown> {
  readonly name: string;
  readonly topic: WebhookBody['topic'];
  readonly url: string;
  /** Never shown: only a new one is written. */
  readonly secret: string;
  readonly status: WebhookBody['status'];
}

const SCHEMAS = apiEndpoints.updateWebhook.body.entries;
const NEW: Fields = { name: '', topic: 'order.created', url: '', secret: '', status: 'active' };

const fieldsOf = ({ name, topic, url, status }: WebhookBody): Fields => ({
  name,
  topic,
  url,
  secret: '',
  status,
});

const groupsOf = (title: string): readonly FieldGroup<Fields>[] => [
  { title, names: ['name', 'topic', 'url', 'secret', 'status'] },
];

/** One that was disabled shows it, until it is made active again. */
function statusChoices(status: WebhookBody['status']) {
  const { option } = messageLabels();
  const all =
    status === 'disabled' ? (['active', 'paused', 'disabled'] as const) : (['active', 'paused'] as const);
  return { status: all.map((id) => ({ id, label: option('status', id) })) };
}

export function Webhook() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewWebhook /> : <StoredWebhook id={id} />;
}

function NewWebhook() {
  const m = messageText();
  const [, go] = useLocation();
  const refresh = useRefresh();
  const [made, setMade] = useState<{ readonly id: number; readonly secret: string } | null>(null);
  const leave = () => go(`/webhooks/${made?.id ?? ''}`);
  return (
    <>
      <ItemForm
        name="webhook:new"
        title={m('newWebhook')}
        stored={NEW}
        schemas={SCHEMAS}
        groups={groupsOf(m('webhook'))}
        labels={messageLabels()}
        isNew
        save={async (changes) => {
          const body = { ...NEW, ...changes };
          const status = body.status === 'paused' ? 'paused' : 'active';
          const answer = await api('createWebhook', { body: { ...body, status } });
          await refresh('createWebhook');
          setMade(answer.body);
        }}
      />
      <Sheet isOpen={made !== null} onClose={leave} label={m('secretOnce')}>
        <ShownOnce label={m('secretOnce')} value={made?.secret ?? ''} onClose={leave} />
      </Sheet>
    </>
  );
}

function StoredWebhook({ id }: { readonly id: string }) {
  const query = useApi('readWebhook', { params: { id } });
  return (
    <Answer query={query}>
      {(answer) => (
        <Shown
          {...answer}
          readAgain={async () => fieldsOf((await query.refetch()).data?.body ?? answer.body)}
        />
      )}
    </Answer>
  );
}

interface ShownProps extends ApiAnswer<'readWebhook'> {
  readonly readAgain: () => Promise<Fields>;
}

function Shown({ body: webhook, tag, readAgain }: ShownProps) {
  const m = messageText();
  const refresh = useRefresh();
  const test = useChange('testWebhook');
  const { id } = webhook;
  return (
    <>
      <ItemForm
        key={id}
        name={`webhook:${id}`}
        title={webhook.name}
        stored={fieldsOf(webhook)}
        schemas={SCHEMAS}
        groups={groupsOf(m('webhook'))}
        labels={messageLabels()}
        choices={statusChoices(webhook.status)}
        isNew={false}
        save={async (changes) => {
          await api('updateWebhook', { params: { id }, match: tag, body: changes as { name?: string } });
          await refresh('updateWebhook');
        }}
        readAgain={readAgain}
        actions={
          <>
            <OperationAction
              id="testWebhook"
              run={async () => {
                await test.mutateAsync({ params: { id } });
                return { said: m('testQueued') };
              }}
            />
            <RemoveItem
              name={webhook.name}
              removes="deleteWebhook"
              remove={() => api('deleteWebhook', { params: { id }, match: '*' })}
              to="/webhooks"
            />
          </>
        }
      >
        {() => webhook.note && <p className="refusal">{webhook.note}</p>}
      </ItemForm>
      <Deliveries id={id} />
    </>
  );
}
