import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { tinykeys } from 'tinykeys';
import { useLocation } from 'wouter';
import { api } from '../api/api.ts';
import { useSession } from '../session/Session.tsx';
import { type Command, type CommandTools, mayRun } from './Command.ts';
import { commands } from './commands.ts';
import { Palette } from './Palette.tsx';
import { Shortcuts } from './Shortcuts.tsx';

interface Offered {
  /** Those of this moment: the screen's own first. */
  readonly all: readonly Command[];
  readonly run: (command: Command) => void;
  readonly offer: (own: readonly Command[]) => () => void;
}

const CommandsContext = createContext<Offered | null>(null);

export function useCommands(): Offered {
  const offered = useContext(CommandsContext);
  if (!offered) throw new Error('Only within the admin.');
  return offered;
}

/** Commands of a screen, for as long as it is there. The list must stay the same one while nothing in it changes. */
export function useOwnCommands(own: readonly Command[]): void {
  const { offer } = useCommands();
  useEffect(() => offer(own), [offer, own]);
}

/** Letters are typed in fields: there only keys with a modifier are commands. */
const isTyping = ({ target, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]') !== null;

export function CommandsProvider({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const client = useQueryClient();
  const [, go] = useLocation();
  const [own, setOwn] = useState<readonly (readonly Command[])[]>([]);
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null);
  const tools = useMemo(
    (): CommandTools => ({
      session,
      go,
      openPalette: () => setOpen('palette'),
      openShortcuts: () => setOpen('shortcuts'),
      logOut: () => void api('logOut', {}).finally(() => client.resetQueries()),
    }),
    [session, go, client],
  );
  const all = useMemo(
    () => [...own.flat(), ...commands].filter((command) => mayRun(session, command)),
    [own, session],
  );
  const run = useCallback(
    (command: Command) => {
      setOpen(null);
      command.run(tools);
    },
    [tools],
  );
  const offer = useCallback((more: readonly Command[]) => {
    setOwn((known) => [more, ...known]);
    return () => setOwn((known) => known.filter((each) => each !== more));
  }, []);
  useEffect(
    () =>
      tinykeys(
        window,
        Object.fromEntries(
          all.flatMap((command) =>
            command.shortcut === undefined
              ? []
              : [
                  [
                    command.shortcut,
                    (event: KeyboardEvent) => {
                      if (isTyping(event)) return;
                      event.preventDefault();
                      run(command);
                    },
                  ],
                ],
          ),
        ),
      ),
    [all, run],
  );
  const value = useMemo(() => ({ all, run, offer }), [all, run, offer]);
  const close = () => setOpen(null);
  return (
    <CommandsContext value={value}>
      {children}
      <Palette isOpen={open === 'palette'} onClose={close} commands={all} run={run} />
      <Shortcuts isOpen={open === 'shortcuts'} onClose={close} commands={all} />
    </CommandsContext>
  );
}
