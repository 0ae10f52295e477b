import { useSession } from '../session/Session.tsx';
import { Action } from '../ui/Action.tsx';
import type { Saving } from './useSaving.ts';

interface SaveBarProps {
  readonly isChanged: boolean;
  readonly saving: Saving;
  readonly label: string;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** Stays in sight while something is not saved. */
export function SaveBar({ isChanged, saving, label, onSave, onDiscard }: SaveBarProps) {
  const { t } = useSession();
  return (
    <div className="save-bar" data-changed={isChanged}>
      <output className="grow">{isChanged && t('unsaved')}</output>
      <p role="alert" className="refusal">
        {saving.refusal}
      </p>
      {isChanged && <Action onPress={onDiscard}>{t('discard')}</Action>}
      <Action look="strong" isDisabled={!isChanged} isPending={saving.isBusy} onPress={onSave}>
        {label}
      </Action>
    </div>
  );
}
