export type NoticeKind = 'success' | 'notice' | 'error';

/** Shown by the next full page. html is ours: every value in it is escaped. */
export interface Notice {
  readonly kind: NoticeKind;
  readonly html: string;
}
