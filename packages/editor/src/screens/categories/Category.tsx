import { apiEndpoints } from '@vitrine/contract/api';
import { useLocation, useParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { OperationLink } from '../../commands/OperationLink.tsx';
import { ItemForm } from '../../form/ItemForm.tsx';
import { adminLabels } from '../../form/labels.ts';
import { RemoveItem } from '../../form/RemoveItem.tsx';
import { StoredItem } from '../../form/StoredItem.tsx';
import type { Draft } from '../../form/useDraft.ts';
import type { Saving } from '../../form/useSaving.ts';
import { useSession } from '../../session/Session.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Answer } from '../../ui/States.tsx';
import { catalogueTexts } from '../catalogueTexts.ts';
import { OnePicture } from '../media/OnePicture.tsx';
import { branchOf } from '../../tree/placedTree.ts';
import { type Category as Body, TAXONOMY, useCategories } from './useCategories.ts';

const { entries: SCHEMAS } = apiEndpoints.updateTerm.body;

/** A new one, before anything is said about it. */
const NEW = { name: '', slug: '', description: '', parentId: null, imageId: null } as Partial<Body> as Body;

export function Category() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewCategory /> : <StoredCategory id={Number(id)} />;
}

function useForm() {
  const { t } = useSession();
  const own = catalogueTexts();
  const known = adminLabels(t);
  const names = { parentId: own('parent'), imageId: own('picture') };
  return {
    schemas: SCHEMAS,
    groups: [{ title: own('category'), names: ['name', 'slug', 'description'] as const }],
    labels: { ...known, field: (field: string) => names[field as keyof typeof names] ?? known.field(field) },
    renderMore: (draft: Draft<Body>, errorOf: Saving['errorOf']) => <Place draft={draft} errorOf={errorOf} />,
  };
}

function NewCategory() {
  const { t } = useSession();
  const [, go] = useLocation();
  const refresh = useRefresh();
  return (
    <ItemForm
      {...useForm()}
      name="category:new"
      title={t('newCategory')}
      stored={NEW}
      isNew
      save={async (changes) => {
        const { body } = await api('createTerm', {
          params: { taxonomy: TAXONOMY },
          body: { ...changes, name: changes.name ?? '' },
        });
        await refresh('createTerm');
        go(`/categories/${body.id}`);
      }}
    />
  );
}

function StoredCategory({ id }: { readonly id: number }) {
  const form = useForm();
  const params = { taxonomy: TAXONOMY, id };
  return (
    <StoredItem
      name={`category:${id}`}
      query={useApi('readTerm', { params })}
      titleOf={({ name }) => name}
      storedOf={(body) => body}
      formOf={() => form}
      saves="updateTerm"
      save={(changes, { tag }) => api('updateTerm', { params, match: tag, body: changes })}
      renderActions={({ name, slug }) => (
        <>
          <OperationLink id="see" href={`/product-category/${slug}/`} />
          <RemoveItem
            name={name}
            removes="deleteTerm"
            remove={() => api('deleteTerm', { params, match: '*' })}
            to="/categories"
          />
        </>
      )}
    />
  );
}

interface PlaceProps {
  readonly draft: Draft<Body>;
  readonly errorOf: Saving['errorOf'];
}

/** Below which it stands, and what it is shown by. */
function Place({ draft, errorOf }: PlaceProps) {
  const own = catalogueTexts();
  const query = useCategories();
  const { value, set } = draft;
  return (
    <Answer query={query}>
      {(categories) => {
        const branch = branchOf(categories, value.id);
        return (
          <fieldset className="card fields">
            <legend>{own('picture')}</legend>
            <Choice
              label={own('parent')}
              error={errorOf('parentId')}
              value={String(value.parentId ?? '')}
              options={[
                { id: '', label: own('top') },
                ...categories
                  .filter(({ id }) => !branch.has(id))
                  .map(({ id, name }) => ({ id: String(id), label: name })),
              ]}
              onChange={(next) => set('parentId', next === '' ? null : Number(next))}
            />
            <OnePicture
              label={own('picture')}
              id={value.imageId}
              error={errorOf('imageId')}
              onChange={(next) => set('imageId', next)}
            />
          </fieldset>
        );
      }}
    </Answer>
  );
}
