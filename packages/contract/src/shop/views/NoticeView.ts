export interface NoticeView {
  readonly kind: 'success' | 'notice' | 'error';
  /** Clean HTML: who wrote the notice has escaped what visitors gave. */
  readonly html: string;
  /** The field that an error is about: `billing_phone`. */
  readonly field?: string;
}
