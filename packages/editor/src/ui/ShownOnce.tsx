import { Copy } from 'lucide-react';
import { runningText } from '../session/runningText.ts';
import { useSession } from '../session/Session.tsx';
import { Action } from './Action.tsx';
import { TextLine } from './fields.tsx';
import { tell } from './toasts.tsx';
import './shownOnce.css';

interface ShownOnceProps {
  readonly label: string;
  readonly value: string;
  readonly onClose: () => void;
}

/** What the server tells this one time: to be copied now. */
export function ShownOnce({ label, value, onClose }: ShownOnceProps) {
  const session = useSession();
  const t = runningText();
  const copy = () =>
    void navigator.clipboard.writeText(value).then(
      () => tell(t('copied')),
      () => tell(t('notCopied')),
    );
  return (
    <div className="shown-once">
      <TextLine label={label} value={value} isReadOnly />
      <p role="alert">{t('tokenOnce')}</p>
      <div className="row">
        <Action look="strong" onPress={copy}>
          <Copy size={16} aria-hidden="true" />
          {t('copy')}
        </Action>
        <Action onPress={onClose}>{session.t('close')}</Action>
      </div>
    </div>
  );
}
