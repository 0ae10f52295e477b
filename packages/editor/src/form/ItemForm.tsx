import type * as v from 'valibot';
import { type ReactNode, useMemo, useState } from 'react';
import { useSession } from '../session/Session.tsx';
import { tell } from '../ui/toasts.tsx';
import { Conflict } from './Conflict.tsx';
import { Fields, type FieldsProps } from './Fields.tsx';
import { adminLabels, type Labels } from './labels.ts';
import { SaveBar } from './SaveBar.tsx';
import { type Draft, isSame, useDraft, type Values } from './useDraft.ts';
import { type Saving, useSaving } from './useSaving.ts';

export interface FieldGroup<Value extends Values> {
  readonly title: string;
  readonly names: readonly (keyof Value & string)[];
}

export interface ItemFormProps<Value extends Values> {
  /** What its draft is kept under. */
  readonly name: string;
  readonly title: string;
  readonly stored: Value;
  readonly schemas: Readonly<Record<string, v.GenericSchema>>;
  readonly groups: readonly FieldGroup<Value>[];
  readonly isNew: boolean;
  /** Resolves when it is stored. */
  readonly save: (changes: Partial<Value>) => Promise<unknown>;
  /** Reads what somebody else has stored meanwhile. */
  readonly readAgain?: () => Promise<Value>;
  readonly actions?: ReactNode;
  /** Default: fields are called as in the texts of the admin. */
  readonly labels?: Labels;
  readonly choices?: FieldsProps<Value>['choices'];
  /** Above its fields: what the item is, where no schema can draw it. */
  readonly children?: (draft: Draft<Value>, saving: Saving) => ReactNode;
  /** Among its fields, as cards. */
  readonly renderMore?: (draft: Draft<Value>, errorOf: Saving['errorOf']) => ReactNode;
}

/** One item: its fields in groups, a draft that nothing loses, errors at their fields, and both values where two were at it. */
export function ItemForm<Value extends Values>({
  name,
  title,
  stored,
  schemas,
  groups,
  isNew,
  save,
  readAgain,
  actions,
  labels: own,
  choices,
  children,
  renderMore,
}: ItemFormProps<Value>) {
  const { t } = useSession();
  const labels = useMemo(() => own ?? adminLabels(t), [own, t]);
  const draft = useDraft(name, stored);
  const saving = useSaving();
  const [theirs, setTheirs] = useState<Value | null>(null);
  async function store(changes: Partial<Value>): Promise<void> {
    const isSaved = await saving.save(() => save(changes), t(isNew ? 'created' : 'saved'));
    if (isSaved) {
      draft.discard();
      return;
    }
    const now = readAgain && !isNew ? await readAgain().catch(() => null) : null;
    // The connection broke after it was stored: what stands there is mine.
    if (now && Object.entries(changes).every(([field, mine]) => isSame(mine, now[field]))) {
      saving.endConflict();
      draft.discard();
      tell(t('saved'));
    } else setTheirs(now);
  }
  const { changes, isChanged } = draft;
  return (
    <article className="page">
      <div className="head">
        <h1>{title}</h1>
        <div className="row strip">{actions}</div>
      </div>
      {children?.(draft, saving)}
      <div className="form">
        {groups.map((group) => (
          <Fields
            key={group.title}
            title={group.title}
            names={group.names}
            schemas={schemas}
            draft={draft}
            errorOf={saving.errorOf}
            labels={labels}
            choices={choices}
          />
        ))}
        {renderMore?.(draft, saving.errorOf)}
      </div>
      <SaveBar
        isChanged={isChanged}
        saving={saving}
        id={isNew ? 'create' : 'save'}
        onSave={() => void store(changes)}
        onDiscard={draft.discard}
      />
      {saving.isConflict && theirs && (
        <Conflict
          mine={changes}
          theirs={theirs}
          labelOf={labels.field}
          onClose={saving.endConflict}
          onKeep={(fields) => {
            saving.endConflict();
            const kept = Object.fromEntries(
              Object.entries(changes).filter(([field]) => fields.includes(field)),
            ) as Partial<Value>;
            if (fields.length === 0) draft.discard();
            else void store(kept);
          }}
        />
      )}
    </article>
  );
}
