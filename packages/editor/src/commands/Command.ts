import type { ApiRight } from '@vitrine/contract/api';
import type { LucideIcon } from 'lucide-react';
import type { Session } from '../session/Session.tsx';

/** What a command works with. */
export interface CommandTools {
  readonly session: Session;
  /** To a path below the admin. */
  readonly go: (path: string) => void;
  readonly openPalette: () => void;
  readonly openShortcuts: () => void;
  readonly logOut: () => void;
  /** Takes the last thing back that can be. Null: there is none. */
  readonly undo: (() => void) | null;
}

/** One thing that can be done. Buttons, menus, the palette, the keys and the page of shortcuts all come from here. */
export interface Command {
  readonly id: string;
  readonly name: (session: Session) => string;
  readonly icon: LucideIcon;
  /** As `$mod+K`, or keys one after another: `g o`. */
  readonly shortcut?: string;
  /** Who has not got it does not see the command; the server refuses them in any case. */
  readonly right?: ApiRight | undefined;
  /** What says that it is done takes it back. */
  readonly undo?: boolean;
  /** In a field its keys mean something else. */
  readonly notInFields?: boolean;
  /** There is nothing to do: its keys do nothing else either, and the palette leaves it out. */
  readonly isOff?: boolean;
  readonly run: (tools: CommandTools) => void;
}

export const mayRun = ({ can }: Session, { right }: Pick<Command, 'right'>): boolean =>
  right === undefined || can(right);
