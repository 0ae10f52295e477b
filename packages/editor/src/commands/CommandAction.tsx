import { useSession } from '../session/Session.tsx';
import { Action } from '../ui/Action.tsx';
import { useCommands } from './Commands.tsx';

interface CommandActionProps {
  /** Of the command. */
  readonly id: string;
  readonly look?: 'strong' | 'plain';
}

/** A button for a command; nothing for who may not run it. */
export function CommandAction({ id, look = 'plain' }: CommandActionProps) {
  const session = useSession();
  const { all, run } = useCommands();
  const command = all.find((each) => each.id === id);
  if (!command) return null;
  return (
    <Action look={look} onPress={() => run(command)}>
      <command.icon size={16} aria-hidden="true" />
      {command.name(session)}
    </Action>
  );
}
