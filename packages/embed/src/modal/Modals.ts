import type { Disposer } from '@vitrine/browser';

/** A modal's settings by the names of the wire (spec/1 §3, spec/2 §7); what is missing has its default. */
export interface ModalAnswer {
  readonly sp?: unknown;
  readonly speed?: unknown;
  readonly bg?: unknown;
  readonly pS?: unknown;
  readonly h?: unknown;
  readonly v?: unknown;
  readonly cover?: unknown;
  readonly trigger?: unknown;
}

/** Where modals come from: what is on the page already, or the server. */
export interface ModalSource {
  /** The module's JSON; null when it cannot be had. */
  load(alias: string): Promise<{ readonly document: unknown } | null>;
  /** What the document does not say itself; null when it cannot be had. */
  settings(alias: string): Promise<ModalAnswer | null>;
}

export interface MountedModule {
  readonly dispose: Disposer;
}

export interface ModalsOptions {
  readonly document: Document;
  readonly source: ModalSource;
  /** Draws a module into an element and brings it to life. */
  readonly mount: (host: HTMLElement, document: unknown) => MountedModule | Promise<MountedModule>;
}

/** A pop-up of the page: its alias, and its settings, which open it by themselves where they say so. */
export type ModalRegistration = ModalAnswer & { readonly alias: string };

/** The modals of a page; one is open at a time. */
export interface Modals {
  open(alias: string): Promise<void>;
  /** The one of that alias, or whichever is open. */
  close(alias?: string | null): void;
  register(registration: ModalRegistration): Disposer;
  dispose: Disposer;
}
