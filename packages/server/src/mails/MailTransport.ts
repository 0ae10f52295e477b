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
export interface MailTransport {
  readonly send: (mail: OutgoingMail) => Promise<void>;
  readonly close: () => void;
}
