import { type ApiBody, apiEndpoints } from '@vitrine/contract/api';
import { ExternalLink } from 'lucide-react';
import { useLocation, useParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { type FieldGroup, ItemForm } from '../../form/ItemForm.tsx';
import { useSession } from '../../session/Session.tsx';
import { Answer } from '../../ui/States.tsx';

type ProductBody = ApiBody<'readProduct'>;

const { entries: SCHEMAS } = apiEndpoints.updateProduct.body;

/** A new one, before anything is said about it. */
const NEW = {
  name: '',
  status: 'draft',
  type: 'simple',
  visibility: 'visible',
  stockStatus: 'instock',
} as Partial<ProductBody> as ProductBody;

function useGroups(): readonly FieldGroup<ProductBody>[] {
  const { t } = useSession();
  return [
    { title: t('texts'), names: ['name', 'slug', 'shortDescription', 'description', 'tags'] },
    { title: t('prices'), names: ['regularPrice', 'salePrice'] },
    { title: t('stock'), names: ['sku', 'managesStock', 'stockQuantity', 'stockStatus'] },
    { title: t('sending'), names: ['weightG'] },
    { title: t('publishing'), names: ['status', 'visibility', 'isFeatured', 'reviewsAllowed'] },
  ];
}

export function Product() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewProduct /> : <StoredProduct id={id} />;
}

function NewProduct() {
  const { t } = useSession();
  const [, go] = useLocation();
  const refresh = useRefresh();
  return (
    <ItemForm
      name="product:new"
      title={t('newProduct')}
      stored={NEW}
      schemas={SCHEMAS}
      groups={useGroups()}
      isNew
      save={async (changes) => {
        const { body } = await api('createProduct', { body: { ...changes, name: changes.name ?? '' } });
        await refresh('createProduct');
        go(`/products/${body.id}`);
      }}
    />
  );
}

function StoredProduct({ id }: { readonly id: string }) {
  const { t } = useSession();
  const refresh = useRefresh();
  const groups = useGroups();
  const query = useApi('readProduct', { params: { id } });
  return (
    <Answer query={query}>
      {({ body, tag }) => (
        <ItemForm
          key={id}
          name={`product:${id}`}
          title={body.name}
          stored={body}
          schemas={SCHEMAS}
          groups={groups}
          isNew={false}
          save={async (changes) => {
            await api('updateProduct', { params: { id }, match: tag, body: changes });
            await refresh('updateProduct');
          }}
          readAgain={async () => (await query.refetch()).data?.body ?? body}
          actions={
            body.status === 'publish' && (
              <a className="action action-plain" href={`/product/${body.slug}/`}>
                <ExternalLink size={16} aria-hidden="true" />
                {t('seeInShop')}
              </a>
            )
          }
        />
      )}
    </Answer>
  );
}
