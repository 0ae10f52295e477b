import { Pencil, Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { api } from '../../api/api.ts';
import { useRefresh } from '../../api/queries.ts';
import { useSaving } from '../../form/useSaving.ts';
import { SortableList } from '../../list/SortableList.tsx';
import { useSession } from '../../session/Session.tsx';
import { workTexts } from '../../session/workTexts.ts';
import { Action } from '../../ui/Action.tsx';
import { TextLine } from '../../ui/fields.tsx';
import { Answer } from '../../ui/States.tsx';
import { OptionSheet } from './OptionSheet.tsx';
import { useSorting } from './useSorting.ts';
import { taxonomyOf, type Term, useTerms } from './useTerms.ts';
import './options.css';

interface OptionsProps {
  readonly attribute: { readonly name: string; readonly slug: string };
}

const NONE: readonly Term[] = [];

/** The options of an attribute: their order, and what each is shown by. */
export function Options({ attribute }: OptionsProps) {
  const w = workTexts();
  const taxonomy = taxonomyOf(attribute.slug);
  const query = useTerms(taxonomy);
  const [edited, setEdited] = useState<Term | null>(null);
  const { items, sort } = useSorting(query.data ?? NONE, 'updateTerm', (id, position) =>
    api('updateTerm', { params: { taxonomy, id }, match: '*', body: { position } }),
  );
  return (
    <section className="card options-card" aria-labelledby="options-title">
      <h2 id="options-title">{w('options')}</h2>
      <p className="soft">{w('optionsHelp')}</p>
      <Answer query={query}>
        {() => (
          <>
            <SortableList
              label={w('options')}
              items={items}
              nameOf={({ name }) => name}
              nothing={w('noOptions')}
              onSort={sort}
              render={(term) => (
                <>
                  <span
                    className="swatch"
                    data-has={term.colour !== ''}
                    style={{ background: term.colour }}
                  />
                  <span className="grow">{term.name}</span>
                  <span className="soft">{w('usedBy', { count: term.count })}</span>
                  <Button
                    className="icon-button"
                    aria-label={w('editOption', { name: term.name })}
                    onPress={() => setEdited(term)}
                  >
                    <Pencil size={16} />
                  </Button>
                </>
              )}
            />
            <NewOption taxonomy={taxonomy} position={items.length} />
          </>
        )}
      </Answer>
      {edited && <OptionSheet key={edited.id} term={edited} onClose={() => setEdited(null)} />}
    </section>
  );
}

function NewOption({ taxonomy, position }: { readonly taxonomy: string; readonly position: number }) {
  const { t } = useSession();
  const w = workTexts();
  const refresh = useRefresh();
  const saving = useSaving();
  const [name, setName] = useState('');
  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    const isMade = await saving.save(
      () => api('createTerm', { params: { taxonomy }, body: { name, position } }),
      t('created'),
    );
    if (isMade) setName('');
    await refresh('createTerm');
  }
  return (
    <Form className="row new-option" onSubmit={(event) => void add(event)}>
      <TextLine
        label={w('newOption')}
        error={saving.message || undefined}
        value={name}
        onChange={setName}
        maxLength={300}
        isRequired
      />
      <Action type="submit" isPending={saving.isBusy}>
        <Plus size={16} aria-hidden="true" />
        {w('addOption')}
      </Action>
    </Form>
  );
}
