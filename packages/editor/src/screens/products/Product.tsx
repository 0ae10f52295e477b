import { type ApiBody, apiEndpoints, ApiRefusal } from '@vitrine/contract/api';
import { Copy, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { type FieldGroup, ItemForm } from '../../form/ItemForm.tsx';
import { adminLabels } from '../../form/labels.ts';
import { StoredItem } from '../../form/StoredItem.tsx';
import type { Draft } from '../../form/useDraft.ts';
import type { Saving } from '../../form/useSaving.ts';
import { useSession } from '../../session/Session.tsx';
import { workTexts } from '../../session/workTexts.ts';
import { Action } from '../../ui/Action.tsx';
import { tell } from '../../ui/toasts.tsx';
import { catalogueTexts } from '../catalogueTexts.ts';
import { Attributes } from './Attributes.tsx';
import { CategoryField } from './CategoryField.tsx';
import { LinkedProducts } from './LinkedProducts.tsx';
import { Pictures } from './Pictures.tsx';
import { Variations } from './Variations.tsx';

/** As it is written: what is read has its categories by name. */
type ProductBody = ApiBody<'readProduct'> & { readonly categoryIds: number[] };

const { entries: SCHEMAS } = apiEndpoints.updateProduct.body;

/** A new one, before anything is said about it. */
const NEW = {
  name: '',
  status: 'draft',
  type: 'simple',
  visibility: 'visible',
  stockStatus: 'instock',
  imageId: null,
  gallery: [],
  categoryIds: [],
  attributes: [],
  groupedIds: [],
  upsellIds: [],
  crossSellIds: [],
} as Partial<ProductBody> as ProductBody;

const storedOf = (body: ApiBody<'readProduct'>): ProductBody => ({
  ...body,
  categoryIds: body.categories.map(({ id }) => id),
});

/** Lines that were left empty are no options. */
const cleaned = ({ attributes, ...changes }: Partial<ProductBody>): Partial<ProductBody> => ({
  ...changes,
  ...(attributes && {
    attributes: attributes.map((attribute) => ({
      ...attribute,
      options: attribute.options.map((option) => option.trim()).filter(Boolean),
    })),
  }),
});

function useForm() {
  const { t } = useSession();
  const own = catalogueTexts();
  const w = workTexts();
  const groups: readonly FieldGroup<ProductBody>[] = [
    { title: t('texts'), names: ['name', 'slug', 'shortDescription', 'description', 'tags'] },
    { title: t('prices'), names: ['regularPrice', 'salePrice', 'saleFrom', 'saleTo'] },
    { title: t('stock'), names: ['sku', 'managesStock', 'stockQuantity', 'stockStatus'] },
    { title: t('sending'), names: ['weightG'] },
    { title: t('publishing'), names: ['status', 'type', 'visibility', 'isFeatured', 'reviewsAllowed'] },
  ];
  const known = adminLabels(t);
  const names = {
    imageId: own('main'),
    gallery: own('pictures'),
    categoryIds: own('categories'),
    attributes: own('attributes'),
    groupedIds: w('grouped'),
    upsellIds: w('upsells'),
    crossSellIds: w('crossSells'),
    saleFrom: w('saleFrom'),
    saleTo: w('saleTo'),
  };
  return {
    schemas: SCHEMAS,
    groups,
    labels: { ...known, field: (field: string) => names[field as keyof typeof names] ?? known.field(field) },
    renderMore: (draft: Draft<ProductBody>, errorOf: Saving['errorOf']) => (
      <More draft={draft} errorOf={errorOf} />
    ),
  };
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
      {...useForm()}
      name="product:new"
      title={t('newProduct')}
      stored={NEW}
      isNew
      save={async (changes) => {
        const { body } = await api('createProduct', {
          body: { ...cleaned(changes), name: changes.name ?? '' },
        });
        await refresh('createProduct');
        go(`/products/${body.id}`);
      }}
    />
  );
}

function StoredProduct({ id }: { readonly id: string }) {
  const form = useForm();
  const query = useApi('readProduct', { params: { id } });
  const product = query.data?.body;
  return (
    <>
      <StoredItem
        name={`product:${id}`}
        query={query}
        titleOf={({ name }) => name}
        storedOf={storedOf}
        formOf={() => form}
        saves="updateProduct"
        save={(changes, { tag }) =>
          api('updateProduct', { params: { id }, match: tag, body: cleaned(changes) })
        }
        renderActions={(body) => <ProductActions product={body} />}
      />
      {product?.type === 'variable' && <Variations key={`variations ${id}`} product={product} />}
    </>
  );
}

function ProductActions({ product }: { readonly product: ApiBody<'readProduct'> }) {
  const { t } = useSession();
  const own = catalogueTexts();
  const [, go] = useLocation();
  const refresh = useRefresh();
  const [isBusy, setIsBusy] = useState(false);
  async function duplicate(): Promise<void> {
    setIsBusy(true);
    try {
      const { body } = await api('duplicateProduct', { params: { id: product.id } });
      await refresh('duplicateProduct');
      go(`/products/${body.id}`);
      tell(own('duplicated'));
    } catch (error) {
      tell(error instanceof ApiRefusal ? error.message : t('offline'));
    }
    setIsBusy(false);
  }
  return (
    <>
      <Action isPending={isBusy} onPress={() => void duplicate()}>
        <Copy size={16} aria-hidden="true" />
        {own('duplicate')}
      </Action>
      {product.status === 'publish' && (
        <a className="action action-plain" href={`/product/${product.slug}/`}>
          <ExternalLink size={16} aria-hidden="true" />
          {t('seeInShop')}
        </a>
      )}
    </>
  );
}

interface MoreProps {
  readonly draft: Draft<ProductBody>;
  readonly errorOf: Saving['errorOf'];
}

/** What no schema can draw. */
function More({ draft: { value, set }, errorOf }: MoreProps) {
  const w = workTexts();
  const { imageId, gallery, categoryIds, attributes } = value;
  return (
    <>
      <Pictures
        ids={imageId === null ? gallery : [imageId, ...gallery.filter((id) => id !== imageId)]}
        error={errorOf('imageId') ?? errorOf('gallery')}
        onChange={([first, ...rest]) => {
          set('imageId', first ?? null);
          set('gallery', rest);
        }}
      />
      <CategoryField
        ids={categoryIds}
        error={errorOf('categoryIds')}
        onChange={(ids) => set('categoryIds', [...ids])}
      />
      {value.type === 'grouped' && (
        <LinkedProducts
          title={w('grouped')}
          help={w('groupedHelp')}
          ids={value.groupedIds}
          exceptId={value.id}
          error={errorOf('groupedIds')}
          onChange={(ids) => set('groupedIds', [...ids])}
        />
      )}
      <LinkedProducts
        title={w('upsells')}
        help={w('upsellsHelp')}
        ids={value.upsellIds}
        exceptId={value.id}
        error={errorOf('upsellIds')}
        onChange={(ids) => set('upsellIds', [...ids])}
      />
      <LinkedProducts
        title={w('crossSells')}
        help={w('crossSellsHelp')}
        ids={value.crossSellIds}
        exceptId={value.id}
        error={errorOf('crossSellIds')}
        onChange={(ids) => set('crossSellIds', [...ids])}
      />
      <Attributes all={attributes} errorOf={errorOf} onChange={(all) => set('attributes', [...all])} />
    </>
  );
}
