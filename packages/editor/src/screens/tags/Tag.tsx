import { apiEndpoints } from '@vitrine/contract/api';
import { useLocation, useParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { OperationLink } from '../../commands/OperationLink.tsx';
import { ItemForm } from '../../form/ItemForm.tsx';
import { labelsOf } from '../../form/labels.ts';
import { RemoveItem } from '../../form/RemoveItem.tsx';
import { StoredItem } from '../../form/StoredItem.tsx';
import { useSession } from '../../session/Session.tsx';
import { workTexts } from '../../session/workTexts.ts';
import type { Term } from '../attributes/useTerms.ts';
import { TAGS } from './TagList.tsx';

const { entries: SCHEMAS } = apiEndpoints.updateTerm.body;

/** A new one, before anything is said about it. */
const NEW = { name: '', slug: '', description: '' } as Partial<Term> as Term;

const form = () => {
  const w = workTexts();
  return {
    schemas: SCHEMAS,
    groups: [{ title: w('tag'), names: ['name', 'slug', 'description'] as const }],
    labels: labelsOf(w),
  };
};

export function Tag() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewTag /> : <StoredTag id={Number(id)} />;
}

function NewTag() {
  const { t } = useSession();
  const [, go] = useLocation();
  const refresh = useRefresh();
  return (
    <ItemForm
      {...form()}
      name="tag:new"
      title={t('newTag')}
      stored={NEW}
      isNew
      save={async (changes) => {
        const { body } = await api('createTerm', {
          params: { taxonomy: TAGS },
          body: { ...changes, name: changes.name ?? '' },
        });
        await refresh('createTerm');
        go(`/tags/${body.id}`);
      }}
    />
  );
}

function StoredTag({ id }: { readonly id: number }) {
  const params = { taxonomy: TAGS, id };
  return (
    <StoredItem
      name={`tag:${id}`}
      query={useApi('readTerm', { params })}
      titleOf={({ name }) => name}
      storedOf={(body) => body}
      formOf={form}
      saves="updateTerm"
      save={(changes, { tag }) => api('updateTerm', { params, match: tag, body: changes })}
      renderActions={({ name, slug }) => (
        <>
          <OperationLink id="see" href={`/product-tag/${slug}/`} />
          <RemoveItem
            name={name}
            removes="deleteTerm"
            remove={() => api('deleteTerm', { params, match: '*' })}
            to="/tags"
          />
        </>
      )}
    />
  );
}
