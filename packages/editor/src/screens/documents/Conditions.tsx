import type { DisplayCondition } from '@vitrine/contract/api';
import { Plus, X } from 'lucide-react';
import { type Findable, findables, type FindKind } from '../../find/findables.ts';
import { Finder } from '../../find/Finder.tsx';
import { documentTexts, textOr } from '../../session/documentTexts.ts';
import { useSession } from '../../session/Session.tsx';
import { Action } from '../../ui/Action.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { atPlace, conditionsIn, PLACES, placeOfCondition, withConditions } from './conditions.ts';

interface ConditionsProps {
  /** The document as it is written now: conditions stand in it. */
  readonly document: string;
  readonly onChange: (document: string) => void;
}

const NEW: DisplayCondition = { type: 'include', name: 'general', subName: '', subId: '' };

/** Where a document shows, in words. */
export function Conditions({ document: text, onChange }: ConditionsProps) {
  const t = documentTexts();
  const conditions = conditionsIn(text);
  const set = (next: readonly DisplayCondition[]) => onChange(withConditions(text, next));
  return (
    <fieldset className="card fields conditions">
      <legend>{t('conditions')}</legend>
      {conditions === null && <p className="soft">{t('conditionsBroken')}</p>}
      {conditions?.length === 0 && <p className="soft">{t('noConditions')}</p>}
      {conditions?.map((condition, index) => (
        <One
          key={`${index} of ${conditions.length}`}
          number={index + 1}
          condition={condition}
          onChange={(next) => set(conditions.with(index, next))}
          onRemove={() => set(conditions.toSpliced(index, 1))}
        />
      ))}
      {conditions && (
        <Action onPress={() => set([...conditions, NEW])}>
          <Plus size={16} aria-hidden="true" />
          {t('addCondition')}
        </Action>
      )}
    </fieldset>
  );
}

interface OneProps {
  readonly number: number;
  readonly condition: DisplayCondition;
  readonly onChange: (next: DisplayCondition) => void;
  readonly onRemove: () => void;
}

function One({ number, condition, onChange, onRemove }: OneProps) {
  const t = documentTexts();
  const { can } = useSession();
  const place = placeOfCondition(condition);
  const find = PLACES.find((each) => each.place === place)?.find;
  const mayFind = (kind: FindKind): boolean => {
    const { right }: Findable = findables[kind];
    return right === undefined || can(right);
  };
  const offered = PLACES.filter(({ find: kind }) => !kind || mayFind(kind)).map((each) => each.place);
  return (
    <fieldset className="items-one">
      <legend>{t('condition', { number })}</legend>
      <Choice
        label={t('effect')}
        value={condition.type}
        options={[
          { id: 'include', label: t('include') },
          { id: 'exclude', label: t('exclude') },
        ]}
        onChange={(type) => onChange({ ...condition, type: type as DisplayCondition['type'] })}
      />
      <Choice
        label={t('where')}
        value={place}
        // One that nothing here is called so stays a choice.
        options={[...new Set([...offered, place])].map((id) => ({ id, label: textOr(id, id) }))}
        onChange={(next) => onChange(atPlace(condition, next))}
      />
      {find && mayFind(find) && (
        <Finder
          key={find}
          label={t('which')}
          name={find}
          findable={findables[find]}
          id={Number(condition.subId) || null}
          none={t('any')}
          onChange={(found) => onChange({ ...condition, subId: found ? String(found.id) : '' })}
        />
      )}
      <Action look="quiet" aria-label={t('removeCondition', { number })} onPress={onRemove}>
        <X size={16} aria-hidden="true" />
        {t('removeCondition', { number })}
      </Action>
    </fieldset>
  );
}
