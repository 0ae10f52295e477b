import { type ApiBody, apiEndpoints } from '@vitrine/contract/api';
import { useLocation, useParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { type FieldGroup, ItemForm } from '../../form/ItemForm.tsx';
import { RemoveItem } from '../../form/RemoveItem.tsx';
import { StoredItem } from '../../form/StoredItem.tsx';
import { useSession } from '../../session/Session.tsx';

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
  const groups = useGroups();
  const params = { id };
  return (
    <StoredItem
      name={`coupon:${id}`}
      query={useApi('readCoupon', { params })}
      titleOf={({ code }) => code}
      storedOf={(body) => body}
      formOf={() => ({ schemas: SCHEMAS, groups })}
      saves="updateCoupon"
      save={(changes, { tag }) => api('updateCoupon', { params, match: tag, body: changes })}
      renderActions={({ code }) => (
        <RemoveItem
          name={code}
          removes="deleteCoupon"
          remove={() => api('deleteCoupon', { params, match: '*' })}
          to="/coupons"
        />
      )}
    />
  );
}
