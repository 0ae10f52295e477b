import { useState } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { useSession } from '../session/Session.tsx';
import { Action } from '../ui/Action.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import type { Values } from './useDraft.ts';

interface ConflictProps {
  readonly mine: Values;
  /** As it stands there now. */
  readonly theirs: Values;
  readonly labelOf: (field: string) => string;
  readonly onClose: () => void;
  /** The fields of mine that shall be kept. */
  readonly onKeep: (fields: readonly string[]) => void;
}

/** Somebody else was faster: whose value is kept is decided field by field. */
export function Conflict({ mine, theirs, labelOf, onClose, onKeep }: ConflictProps) {
  const { t } = useSession();
  const fields = Object.keys(mine);
  const [theirsKept, setTheirsKept] = useState<ReadonlySet<string>>(new Set());
  const show = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('empty');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  return (
    <Sheet isOpen onClose={onClose} label={t('conflict')}>
      <h2>{t('conflict')}</h2>
      <p>{t('conflictHelp')}</p>
      {fields.map((field) => (
        <RadioGroup
          key={field}
          className="sides"
          value={theirsKept.has(field) ? 'theirs' : 'mine'}
          onChange={(side) => {
            const next = new Set(theirsKept);
            if (side === 'theirs') next.add(field);
            else next.delete(field);
            setTheirsKept(next);
          }}
        >
          <Label>{labelOf(field)}</Label>
          <Radio value="mine" className="side-value">
            <strong>{t('mine')}</strong> <span>{show(mine[field])}</span>
          </Radio>
          <Radio value="theirs" className="side-value">
            <strong>{t('theirs')}</strong> <span>{show(theirs[field])}</span>
          </Radio>
        </RadioGroup>
      ))}
      <div className="row">
        <Action onPress={onClose}>{t('cancel')}</Action>
        <Action look="strong" onPress={() => onKeep(fields.filter((field) => !theirsKept.has(field)))}>
          {t('keepChosen')}
        </Action>
      </div>
    </Sheet>
  );
}
