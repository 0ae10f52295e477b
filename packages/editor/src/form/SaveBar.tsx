import { OperationAction } from '../commands/OperationAction.tsx';
import { useSession } from '../session/Session.tsx';
import type { Saving } from './useSaving.ts';

interface SaveBarProps {
  readonly isChanged: boolean;
  readonly saving: Saving;
  readonly id: 'save' | 'create' | 'makeOrder';
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** Stays in sight while something is not saved. */
export function SaveBar({ isChanged, saving, id, onSave, onDiscard }: SaveBarProps) {
  const { t } = useSession();
  return (
    <div className="save-bar" data-changed={isChanged}>
      <output className="grow">{isChanged && t('unsaved')}</output>
      <p role="alert" className="refusal">
        {saving.refusal}
      </p>
      {isChanged && <OperationAction id="discard" run={onDiscard} />}
      <OperationAction id={id} look="strong" isDisabled={!isChanged} isPending={saving.isBusy} run={onSave} />
    </div>
  );
}
