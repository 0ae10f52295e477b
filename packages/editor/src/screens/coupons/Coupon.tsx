import { type ApiBody, apiEndpoints } from '@vitrine/contract/api';
import { useLocation, useParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { type FieldGroup, ItemForm } from '../../form/ItemForm.tsx';
import { useSession } from '../../session/Session.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Answer } from '../../ui/States.tsx';
import { tell } from '../../ui/toasts.tsx';

type CouponBody = ApiBody<'readCoupon'>;

const { entries: SCHEMAS } = apiEndpoints.updateCoupon.body;

/** A new one, before anything is said about it. */
const NEW = { code: '', type: 'percent', status: 'publish', amount: 0 } as Partial<CouponBody> as CouponBody;

function useGroups(): readonly FieldGroup<CouponBody>[] {
  const { t } = useSession();
  return [
    { title: t('coupon'), names: ['code', 'type', 'amount', 'description', 'status', 'expiresAt'] },
    {
      title: t('filter'),
      names: ['minimum', 'maximum', 'isIndividual', 'excludesSaleItems', 'givesFreeShipping'],
    },
    { title: t('used'), names: ['usageLimit', 'usageLimitPerUser'] },
  ];
}

export function Coupon() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewCoupon /> : <StoredCoupon id={id} />;
}

function NewCoupon() {
  const { t } = useSession();
  const [, go] = useLocation();
  const refresh = useRefresh();
  return (
    <ItemForm
      name="coupon:new"
      title={t('newCoupon')}
      stored={NEW}
      schemas={SCHEMAS}
      groups={useGroups()}
      isNew
      save={async (changes) => {
        const { body } = await api('createCoupon', { body: { ...changes, code: changes.code ?? '' } });
        await refresh('createCoupon');
        go(`/coupons/${body.id}`);
      }}
    />
  );
}

function StoredCoupon({ id }: { readonly id: string }) {
  const { t } = useSession();
  const [, go] = useLocation();
  const refresh = useRefresh();
  const groups = useGroups();
  const query = useApi('readCoupon', { params: { id } });
  async function remove(): Promise<void> {
    await api('deleteCoupon', { params: { id }, match: '*' });
    go('/coupons');
    await refresh('deleteCoupon');
    tell(t('deleted'));
  }
  return (
    <Answer query={query}>
      {({ body, tag }) => (
        <ItemForm
          key={id}
          name={`coupon:${id}`}
          title={body.code}
          stored={body}
          schemas={SCHEMAS}
          groups={groups}
          isNew={false}
          save={async (changes) => {
            await api('updateCoupon', { params: { id }, match: tag, body: changes });
            await refresh('updateCoupon');
          }}
          readAgain={async () => (await query.refetch()).data?.body ?? body}
          actions={
            <Confirm
              question={t('reallyDelete', { name: body.code })}
              yes={t('delete')}
              onYes={() => void remove()}
            >
              {t('delete')}
            </Confirm>
          }
        />
      )}
    </Answer>
  );
}
