/** What stands around whatever the lightbox shows. */
export interface LightboxFrame {
  readonly dialog: HTMLDialogElement;
  readonly content: HTMLElement;
  readonly message: HTMLElement;
  /** Closes it. */
  readonly button: HTMLElement;
}
