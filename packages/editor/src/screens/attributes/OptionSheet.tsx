import { type FormEvent, useState } from 'react';
import { Form } from 'react-aria-components';
import { api } from '../../api/api.ts';
import { useRefresh } from '../../api/queries.ts';
import { OperationAction } from '../../commands/OperationAction.tsx';
import { operationName } from '../../commands/useOperation.ts';
import { useSaving } from '../../form/useSaving.ts';
import { useSession } from '../../session/Session.tsx';
import { workTexts } from '../../session/workTexts.ts';
import { Action } from '../../ui/Action.tsx';
import { CheckField, TextLine } from '../../ui/fields.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { OnePicture } from '../media/OnePicture.tsx';
import type { Term } from './useTerms.ts';

interface OptionSheetProps {
  readonly term: Term;
  readonly onClose: () => void;
}

const FIRST_COLOUR = '#888888';

/** One option: its name, and what it is shown by. */
export function OptionSheet({ term, onClose }: OptionSheetProps) {
  const { t } = useSession();
  const w = workTexts();
  const refresh = useRefresh();
  const saving = useSaving();
  const [name, setName] = useState(term.name);
  const [slug, setSlug] = useState(term.slug);
  const [colour, setColour] = useState(term.colour);
  const [imageId, setImageId] = useState(term.imageId);
  const params = { taxonomy: term.taxonomy, id: term.id };
  async function run(work: () => Promise<unknown>, said: string): Promise<void> {
    const isDone = await saving.save(work, said);
    await refresh('updateTerm');
    if (isDone) onClose();
  }
  const save = (event: FormEvent) => {
    event.preventDefault();
    const body = { name, slug, colour, imageId };
    void run(() => writeChanged(term, body), t('saved'));
  };
  return (
    <Sheet isOpen onClose={onClose} label={w('editOption', { name: term.name })}>
      <h2>{w('editOption', { name: term.name })}</h2>
      <Form className="fields" onSubmit={save}>
        <TextLine
          label={w('name')}
          error={saving.errorOf('name')}
          value={name}
          onChange={setName}
          isRequired
        />
        <TextLine label={w('slug')} error={saving.errorOf('slug')} value={slug} onChange={setSlug} />
        <CheckField
          label={w('hasColour')}
          isSelected={colour !== ''}
          onChange={(has) => setColour(has ? FIRST_COLOUR : '')}
        />
        {colour !== '' && (
          <TextLine
            label={w('colour')}
            type="color"
            error={saving.errorOf('colour')}
            value={colour}
            onChange={setColour}
          />
        )}
        <OnePicture
          label={w('picture')}
          id={imageId}
          error={saving.errorOf('imageId')}
          onChange={setImageId}
        />
        <p role="alert" className="refusal">
          {saving.refusal}
        </p>
        <div className="row">
          <OperationAction
            id="remove"
            isInRow
            question={t('reallyDelete', { name: term.name })}
            run={() => run(() => api('deleteTerm', { params, match: '*' }), t('deleted'))}
          />
          <span className="grow" />
          <Action onPress={onClose}>{t('cancel')}</Action>
          <Action type="submit" look="strong" isPending={saving.isBusy}>
            {operationName('save')}
          </Action>
        </div>
      </Form>
    </Sheet>
  );
}

type Edited = Pick<Term, 'name' | 'slug' | 'colour' | 'imageId'>;

/** Writes what differs from what was shown: nobody else's change to another field is written over. */
function writeChanged(shown: Term, mine: Edited): Promise<unknown> {
  const body = Object.fromEntries(
    Object.entries(mine).filter(([field, value]) => value !== shown[field as keyof Edited]),
  ) as Partial<Edited>;
  return api('updateTerm', { params: { taxonomy: shown.taxonomy, id: shown.id }, match: '*', body });
}
