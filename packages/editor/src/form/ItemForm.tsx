import type * as v from 'valibot';
import { Save } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useOwnCommands } from '../commands/Commands.tsx';
import type { Command } from '../commands/Command.ts';
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
  /** Between its fields and what saves them: what no schema can draw. */
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
  const labels = own ?? adminLabels(t);
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
  // The command stays the same while one writes: a new one would draw the whole admin again with every letter.
  const saveNow = useRef<() => void>(() => undefined);
  useEffect(() => {
    saveNow.current = () => {
      if (isChanged) void store(changes);
    };
  });
  const commands = useMemo(
    (): readonly Command[] => [
      { id: 'save', name: () => t('save'), icon: Save, shortcut: '$mod+s', run: () => saveNow.current() },
    ],
    [t],
  );
  useOwnCommands(commands);
  return (
    <article className="page">
      <div className="head">
        <h1>{title}</h1>
        <div className="row">{actions}</div>
      </div>
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
      {children?.(draft, saving)}
      <SaveBar
        isChanged={isChanged}
        saving={saving}
        label={t(isNew ? 'create' : 'save')}
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
