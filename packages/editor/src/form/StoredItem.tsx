import type { ApiName } from '@vitrine/contract/api';
import type { ReactNode } from 'react';
import { useRefresh } from '../api/queries.ts';
import { Answer } from '../ui/States.tsx';
import { ItemForm, type ItemFormProps } from './ItemForm.tsx';
import type { Values } from './useDraft.ts';

interface Read<Body> {
  readonly body: Body;
  readonly tag: string;
}

/** How its fields are drawn. */
export type FormOf<Value extends Values> = Pick<
  ItemFormProps<Value>,
  'schemas' | 'groups' | 'labels' | 'choices' | 'children' | 'renderMore'
>;

interface StoredItemProps<Body, Value extends Values> {
  /** What its draft is kept under. */
  readonly name: string;
  readonly query: {
    readonly data: Read<Body> | undefined;
    readonly error: unknown;
    readonly refetch: () => Promise<{ readonly data: Read<Body> | undefined }>;
  };
  readonly titleOf: (body: Body) => string;
  /** As it is edited. */
  readonly storedOf: (body: Body) => Value;
  readonly formOf: (body: Body) => FormOf<Value>;
  /** What was changed is read anew wherever this call is seen. */
  readonly saves: ApiName;
  readonly save: (changes: Partial<Value>, read: Read<Body>) => Promise<unknown>;
  readonly renderActions?: (body: Body) => ReactNode;
}

/** One thing that is there: read, changed, and saved unless somebody else was faster. */
export function StoredItem<Body, Value extends Values>({
  name,
  query,
  titleOf,
  storedOf,
  formOf,
  saves,
  save,
  renderActions,
}: StoredItemProps<Body, Value>) {
  const refresh = useRefresh();
  return (
    <Answer query={query}>
      {({ body, tag }) => (
        <ItemForm
          {...formOf(body)}
          key={name}
          name={name}
          title={titleOf(body)}
          stored={storedOf(body)}
          isNew={false}
          save={async (changes) => {
            await save(changes, { body, tag });
            await refresh(saves);
          }}
          readAgain={async () => storedOf((await query.refetch()).data?.body ?? body)}
          actions={renderActions?.(body)}
        />
      )}
    </Answer>
  );
}
