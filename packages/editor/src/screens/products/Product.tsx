import { type ApiBody, apiEndpoints } from '@vitrine/contract/api';
import { memo, useCallback, useMemo } from 'react';
import { useLocation, useParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { type Done, OperationAction } from '../../commands/OperationAction.tsx';
import { OperationLink } from '../../commands/OperationLink.tsx';
import { type FieldGroup, ItemForm } from '../../form/ItemForm.tsx';
import { adminLabels } from '../../form/labels.ts';
import { StoredItem } from '../../form/StoredItem.tsx';
import type { Draft } from '../../form/useDraft.ts';
import type { Saving } from '../../form/useSaving.ts';
import { type AdminTexts, useSession } from '../../session/Session.tsx';
import { workTexts } from '../../session/workTexts.ts';
import { catalogueTexts } from '../catalogueTexts.ts';
import { type Attribute, Attributes } from './Attributes.tsx';
import { CategoryField } from './CategoryField.tsx';
import { LinkedProducts } from './LinkedProducts.tsx';
import { Pictures } from './Pictures.tsx';
import { useTaxClasses } from './useTaxClasses.ts';
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
  taxStatus: 'taxable',
  taxClass: '',
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
  const taxClasses = useTaxClasses();
  return useMemo(() => createForm(t, taxClasses), [t, taxClasses]);
}

function createForm(t: AdminTexts, taxClasses: readonly string[]) {
  const own = catalogueTexts();
  const w = workTexts();
  const groups: readonly FieldGroup<ProductBody>[] = [
    { title: t('texts'), names: ['name', 'slug', 'shortDescription', 'description', 'tags'] },
    { title: t('prices'), names: ['regularPrice', 'salePrice', 'saleFrom', 'saleTo'] },
    { title: w('taxes'), names: ['taxStatus', 'taxClass'] },
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
    taxStatus: w('taxStatus'),
    taxClass: w('taxClass'),
  };
  return {
    schemas: SCHEMAS,
    groups,
    labels: {
      field: (field: string) => names[field as keyof typeof names] ?? known.field(field),
      option: (field: string, option: string) =>
        field === 'taxStatus' ? w(`taxStatus.${option}` as 'taxStatus.none') : known.option(field, option),
    },
    choices: {
      taxClass: [
        { id: '', label: w('standardTax') },
        ...taxClasses.map((name) => ({ id: name, label: name })),
      ],
    },
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
  const params = { id: product.id };
  async function duplicate(): Promise<Done<'duplicate'>> {
    const { body } = await api('duplicateProduct', { params });
    await refresh('duplicateProduct');
    go(`/products/${body.id}`);
    return { said: own('duplicated') };
  }
  async function setStatus(status: ProductBody['status']): Promise<void> {
    await api('updateProduct', { params, match: '*', body: { status } });
    await refresh('updateProduct');
  }
  async function restore(): Promise<Done<'restore'>> {
    await setStatus('draft');
    return { said: t('saved'), undo: () => setStatus('trash') };
  }
  async function trash(): Promise<Done<'toTrash'>> {
    await setStatus('trash');
    go('/products');
    return { said: t('trashed', { count: 1 }), undo: () => setStatus(product.status) };
  }
  return (
    <>
      {product.status === 'publish' && <OperationLink id="see" href={`/product/${product.slug}/`} />}
      <OperationAction id="duplicate" right="manageCatalogue" run={duplicate} />
      {product.status === 'trash' ? (
        <OperationAction id="restore" right="manageCatalogue" run={restore} />
      ) : (
        <OperationAction id="toTrash" look="danger" right="manageCatalogue" run={trash} />
      )}
    </>
  );
}

interface MoreProps {
  readonly draft: Draft<ProductBody>;
  readonly errorOf: Saving['errorOf'];
}

// Each is drawn again when its own value changes, and not with every letter that is written in another.
const OwnPictures = memo(Pictures);
const OwnCategories = memo(CategoryField);
const OwnLinks = memo(LinkedProducts);
const OwnAttributes = memo(Attributes);

/** What no schema can draw. */
function More({ draft: { value, set }, errorOf }: MoreProps) {
  const w = workTexts();
  const { imageId, gallery } = value;
  const pictures = useMemo(
    () => (imageId === null ? gallery : [imageId, ...gallery.filter((id) => id !== imageId)]),
    [imageId, gallery],
  );
  const setPictures = useCallback(
    ([first, ...rest]: readonly number[]) => {
      set('imageId', first ?? null);
      set('gallery', rest);
    },
    [set],
  );
  const setCategories = useCallback((ids: readonly number[]) => set('categoryIds', [...ids]), [set]);
  const setGrouped = useCallback((ids: readonly number[]) => set('groupedIds', [...ids]), [set]);
  const setUpsells = useCallback((ids: readonly number[]) => set('upsellIds', [...ids]), [set]);
  const setCrossSells = useCallback((ids: readonly number[]) => set('crossSellIds', [...ids]), [set]);
  const setAttributes = useCallback((all: readonly Attribute[]) => set('attributes', [...all]), [set]);
  return (
    <>
      <OwnPictures ids={pictures} error={errorOf('imageId') ?? errorOf('gallery')} onChange={setPictures} />
      <OwnCategories ids={value.categoryIds} error={errorOf('categoryIds')} onChange={setCategories} />
      {value.type === 'grouped' && (
        <OwnLinks
          title={w('grouped')}
          help={w('groupedHelp')}
          ids={value.groupedIds}
          exceptId={value.id}
          error={errorOf('groupedIds')}
          onChange={setGrouped}
        />
      )}
      <OwnLinks
        title={w('upsells')}
        help={w('upsellsHelp')}
        ids={value.upsellIds}
        exceptId={value.id}
        error={errorOf('upsellIds')}
        onChange={setUpsells}
      />
      <OwnLinks
        title={w('crossSells')}
        help={w('crossSellsHelp')}
        ids={value.crossSellIds}
        exceptId={value.id}
        error={errorOf('crossSellIds')}
        onChange={setCrossSells}
      />
      <OwnAttributes all={value.attributes} errorOf={errorOf} onChange={setAttributes} />
    </>
  );
}
