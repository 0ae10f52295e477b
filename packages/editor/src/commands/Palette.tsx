import { Autocomplete, Input, Label, Menu, MenuItem, TextField, useFilter } from 'react-aria-components';
import { useSession } from '../session/Session.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import type { Command } from './Command.ts';
import { Keys } from './Keys.tsx';

interface PaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly commands: readonly Command[];
  readonly run: (command: Command) => void;
}

/** Every command by its name, with keys alone. */
export function Palette({ isOpen, onClose, commands, run }: PaletteProps) {
  const session = useSession();
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <Sheet isOpen={isOpen} onClose={onClose} label={session.t('commands')} className="palette">
      <Autocomplete filter={contains}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- Of a dialog: it was opened to write here. */}
        <TextField className="field" autoFocus>
          <Label>{session.t('findCommand')}</Label>
          <Input type="search" />
        </TextField>
        <Menu
          aria-label={session.t('commands')}
          className="options"
          items={commands.filter(({ isOff }) => !isOff)}
          renderEmptyState={() => session.t('noCommand')}
          onAction={(id) => {
            const chosen = commands.find((command) => command.id === id);
            if (chosen) run(chosen);
          }}
        >
          {(command) => (
            <MenuItem id={command.id} textValue={command.name(session)} className="option">
              <command.icon size={16} aria-hidden="true" />
              <span className="grow">{command.name(session)}</span>
              {command.undo && <small className="soft">{session.t('canUndo')}</small>}
              {command.shortcut && <Keys shortcut={command.shortcut} />}
            </MenuItem>
          )}
        </Menu>
      </Autocomplete>
    </Sheet>
  );
}
