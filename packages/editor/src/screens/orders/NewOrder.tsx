import { useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../../api/api.ts';
import { onceKey } from '../../api/onceKey.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { SaveBar } from '../../form/SaveBar.tsx';
import { type Draft, useDraft } from '../../form/useDraft.ts';
import { useSaving } from '../../form/useSaving.ts';
import { useSession } from '../../session/Session.tsx';
import { Action } from '../../ui/Action.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { CheckField, TextBox } from '../../ui/fields.tsx';
import { FindField } from '../../ui/FindField.tsx';
import { Answer } from '../../ui/States.tsx';
import { type Address, AddressFields } from './AddressFields.tsx';
import { DraftEditor } from './DraftEditor.tsx';
import { bodyOf, NO_LINES, type OrderDraft } from './orderDraft.ts';
import { orderTexts } from './orderTexts.ts';
import { statusLabel } from './status.ts';

const STATUSES = ['pending', 'on-hold', 'processing', 'completed'] as const;

type HandMade = OrderDraft & {
  readonly userId: number | null;
  readonly userName: string;
  readonly billing: Address;
  /** Null: the same. */
  readonly shipping: Address | null;
  readonly status: (typeof STATUSES)[number];
  readonly paymentMethod: string;
  readonly customerNote: string;
  readonly sendMails: boolean;
};

const noAddress = (country: string): Address => ({
  firstName: '',
  lastName: '',
  company: '',
  country,
  address1: '',
  address2: '',
  city: '',
  state: '',
  postcode: '',
  phone: '',
  email: '',
});

export function NewOrder() {
  const query = useApi('readOrderOptions', {});
  return <Answer query={query}>{({ body }) => <Editor {...body} />}</Answer>;
}

interface Options {
  readonly payments: readonly { readonly id: string; readonly title: string }[];
  readonly countries: readonly string[];
  readonly country: string;
}

/** An order for somebody who calls, writes or stands at the counter. */
function Editor({ payments, countries, country }: Options) {
  const { t } = useSession();
  const own = orderTexts();
  const [, go] = useLocation();
  const refresh = useRefresh();
  const saving = useSaving();
  // One for as long as the form is open: two clicks are one order.
  const [once] = useState(onceKey);
  const draft = useDraft<HandMade>('order:new', {
    ...NO_LINES,
    userId: null,
    userName: '',
    billing: noAddress(country),
    shipping: null,
    status: 'pending',
    paymentMethod: '',
    customerNote: '',
    sendMails: true,
  });
  const { value, set } = draft;
  async function make(): Promise<void> {
    const { userId, billing, shipping, status, paymentMethod, customerNote, sendMails } = value;
    const rest = { userId, billing, shipping, status, paymentMethod, customerNote, sendMails };
    const made: { id?: number } = {};
    const isSaved = await saving.save(async () => {
      const { body } = await api('createOrder', { body: { ...bodyOf(value), ...rest, once } });
      made.id = body.id;
    }, t('created'));
    if (!isSaved) return;
    draft.discard();
    await refresh('createOrder');
    go(`/orders/${made.id}`);
  }
  return (
    <article className="page">
      <div className="head">
        <h1>{own('newOrder')}</h1>
      </div>
      <div className="form">
        <div>
          <Customer draft={draft} />
          <fieldset className="card order-part">
            <legend>{t('status')}</legend>
            <Choice
              label={t('status')}
              value={value.status}
              onChange={(status) => set('status', status as HandMade['status'])}
              options={STATUSES.map((id) => ({ id, label: statusLabel(t, id) }))}
            />
            <Choice
              label={own('howPaid')}
              error={saving.errorOf('paymentMethod')}
              value={value.paymentMethod}
              onChange={(paymentMethod) => set('paymentMethod', paymentMethod)}
              options={[
                { id: '', label: own('notKnown') },
                ...payments.map(({ id, title }) => ({ id, label: title })),
              ]}
            />
            <TextBox
              label={own('customerSaid')}
              rows={3}
              value={value.customerNote}
              maxLength={2000}
              error={saving.errorOf('customerNote')}
              onChange={(customerNote) => set('customerNote', customerNote)}
            />
            <CheckField
              label={own('sendMails')}
              isSelected={value.sendMails}
              onChange={(sendMails) => set('sendMails', sendMails)}
            />
          </fieldset>
        </div>
        <AddressFields
          title={t('billing')}
          path="billing"
          address={value.billing}
          onChange={(billing) => set('billing', billing)}
          countries={countries}
          hasContact
          errorOf={saving.errorOf}
        />
        {value.shipping && (
          <AddressFields
            title={t('shipping')}
            path="shipping"
            address={value.shipping}
            onChange={(shipping) => set('shipping', shipping)}
            countries={countries}
            hasContact={false}
            errorOf={saving.errorOf}
          />
        )}
      </div>
      <DraftEditor
        draft={value}
        set={set as (field: keyof OrderDraft, next: OrderDraft[keyof OrderDraft]) => void}
        of={{ billing: value.billing, shipping: value.shipping }}
        saving={saving}
      />
      <SaveBar
        isChanged={draft.isChanged}
        saving={saving}
        id="makeOrder"
        onSave={() => void make()}
        onDiscard={draft.discard}
      />
    </article>
  );
}

const FOUND = 12;

/** Who it is for: somebody with an account, whose addresses are taken over, or a guest. */
function Customer({ draft: { value, set } }: { readonly draft: Draft<HandMade> }) {
  const own = orderTexts();
  const [search, setSearch] = useState('');
  const query = useApi('listUsers', {
    query: { perPage: FOUND, sort: 'displayName', ...(search && { search }) },
  });
  async function pick(id: number, name: string): Promise<void> {
    const { body } = await api('readUser', { params: { id } });
    const keep = (address: Address): Address => ({
      ...address,
      country: address.country || value.billing.country,
    });
    set('userId', id);
    set('userName', name);
    set('billing', keep({ ...body.billing, email: body.billing.email || body.email }));
    set('shipping', body.shipping.country ? body.shipping : null);
  }
  return (
    <fieldset className="card order-part">
      <legend>{own('customerTitle')}</legend>
      <p>{value.userId === null ? own('asGuest') : own('chosenCustomer', { name: value.userName })}</p>
      <FindField
        label={own('findCustomer')}
        items={query.data?.body.items ?? []}
        nameOf={({ displayName }) => displayName}
        moreOf={({ email }) => email}
        nothing={own('noneFound')}
        onSearch={setSearch}
        onPick={({ id, displayName }) => void pick(id, displayName)}
      />
      {value.userId !== null && (
        <Action
          onPress={() => {
            set('userId', null);
            set('userName', '');
          }}
        >
          {own('asGuest')}
        </Action>
      )}
      <CheckField
        label={own('shipsElsewhere')}
        isSelected={value.shipping !== null}
        onChange={(isOn) => set('shipping', isOn ? noAddress(value.billing.country) : null)}
      />
    </fieldset>
  );
}
