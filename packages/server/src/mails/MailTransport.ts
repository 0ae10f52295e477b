export interface OutgoingMail {
  /** Of the queue: the same mail has the same one when it is tried again. */
  readonly id: number;
  readonly kind: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Takes mails out of the house. What it throws is tried again later. */
export interface MailSender {
  readonly send: (mail: OutgoingMail) => Promise<void>;
  readonly close: () => void;
}

/** The same, for who looks after it. */
export interface MailTransport extends MailSender {
  /** Whether it would take one now; what it throws says why not. */
  readonly check: () => Promise<void>;
  readonly kind: 'smtp' | 'folder';
}
