import { useSession } from '../session/Session.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import type { Command } from './Command.ts';
import { Keys } from './Keys.tsx';

interface ShortcutsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly commands: readonly Command[];
}

/** What can be done by keys at this moment. */
export function Shortcuts({ isOpen, onClose, commands }: ShortcutsProps) {
  const session = useSession();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} label={session.t('shortcuts')}>
      <h2>{session.t('shortcuts')}</h2>
      <dl className="shortcuts">
        {commands.map(
          (command) =>
            command.shortcut && (
              <div key={command.id}>
                <dt>
                  {command.name(session)}{' '}
                  {command.undo && <small className="soft">{session.t('canUndo')}</small>}
                </dt>
                <dd>
                  <Keys shortcut={command.shortcut} />
                </dd>
              </div>
            ),
        )}
      </dl>
    </Sheet>
  );
}
