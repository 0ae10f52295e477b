import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { tinykeys } from 'tinykeys';
import { useLocation } from 'wouter';
import { api } from '../api/api.ts';
import { useSession } from '../session/Session.tsx';
import { useUndo } from '../ui/toasts.tsx';
import { type Command, type CommandTools, mayRun } from './Command.ts';
import { commands } from './commands.ts';
import { Palette } from './Palette.tsx';
import { Shortcuts } from './Shortcuts.tsx';

interface Offered {
  /** Those of this moment: the screen's own first. */
  readonly all: readonly Command[];
  readonly run: (command: Command) => void;
}

type Offer = (own: readonly Command[]) => () => void;

const CommandsContext = createContext<Offered | null>(null);
/** By itself: who only offers some need not be drawn again when there are others. */
const OfferContext = createContext<Offer | null>(null);

export function useCommands(): Offered {
  const offered = useContext(CommandsContext);
  if (!offered) throw new Error('Only within the admin.');
  return offered;
}

/** Commands of a screen, for as long as it is there. The list must stay the same one while nothing in it changes. */
export function useOwnCommands(own: readonly Command[]): void {
  const offer = useContext(OfferContext);
  useEffect(() => (own.length > 0 ? offer?.(own) : undefined), [offer, own]);
}

const FIELD = 'input, textarea, select, [contenteditable]';
const DIALOG = '[role=dialog], [role=alertdialog]';

/**
 * Letters are typed in fields: there only keys with a modifier are commands, and not all of them. Where the focus is says so, and not the event: lists that
 * follow a field are sent its keys again as their own.
 */
const isTyping = ({ ctrlKey, metaKey }: KeyboardEvent, { notInFields = false }: Command): boolean =>
  (notInFields || (!ctrlKey && !metaKey)) && document.activeElement?.closest(FIELD) != null;

/** What stands behind a dialog waits for it. */
const isAsked = (): boolean => document.activeElement?.closest(DIALOG) != null;

export function CommandsProvider({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const client = useQueryClient();
  const [, go] = useLocation();
  const [own, setOwn] = useState<readonly (readonly Command[])[]>([]);
  const undo = useUndo();
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null);
  const tools = useMemo(
    (): CommandTools => ({
      session,
      go,
      openPalette: () => setOpen('palette'),
      openShortcuts: () => setOpen('shortcuts'),
      logOut: () => void api('logOut', {}).finally(() => client.resetQueries()),
      undo,
    }),
    [session, go, client, undo],
  );
  const all = useMemo(
    () =>
      [...own.flat(), ...commands].filter(
        (command) => mayRun(session, command) && (undo || command.id !== 'undo'),
      ),
    [own, session, undo],
  );
  const run = useCallback(
    (command: Command) => {
      setOpen(null);
      command.run(tools);
    },
    [tools],
  );
  const offer: Offer = useCallback((more) => {
    setOwn((known) => [...known, more]);
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
                      if (isTyping(event, command)) return;
                      event.preventDefault();
                      if (!isAsked()) run(command);
                    },
                  ],
                ],
          ),
        ),
      ),
    [all, run],
  );
  const value = useMemo(() => ({ all, run }), [all, run]);
  const close = () => setOpen(null);
  return (
    <CommandsContext value={value}>
      <OfferContext value={offer}>{children}</OfferContext>
      <Palette isOpen={open === 'palette'} onClose={close} commands={all} run={run} />
      <Shortcuts isOpen={open === 'shortcuts'} onClose={close} commands={all} />
    </CommandsContext>
  );
}
