import type { Action } from '@vitrine/model';
import type { ActionHost } from '../ports/ActionHost.ts';

/** One time that an action runs: which, and what set it off. */
export interface ActionCall {
  readonly action: Action;
  /** The layer that the event happened to; null for an event of the slide or the document. */
  readonly source: string | null;
  readonly event: Event | null;
  /** A real anchor was clicked, and the browser opens it by itself. */
  readonly browserFollows: boolean;
}

export interface ActionContext extends ActionCall {
  readonly host: ActionHost;
  /** Tells the same thing once. */
  warn(message: string): void;
  /** Shows the other text of the source; several actions of one click do it once. */
  toggleSource(): void;
}

export type ActionKind = (action: Action, context: ActionContext) => void;
