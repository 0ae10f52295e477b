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
  readonly run: (tools: CommandTools) => void;
}

export const mayRun = ({ can }: Session, { right }: Pick<Command, 'right'>): boolean =>
  right === undefined || can(right);
