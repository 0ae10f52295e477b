import type { NoticeView } from '@vitrine/contract/shop';
import type { FieldError } from '../../input/FieldError.ts';
import { escapeHtml } from '../../html/escapeHtml.ts';
import type { Call } from '../call/Call.ts';

/** A form leads on, or the page that it stands on says why not. */
export type FormOutcome = { readonly to: string } | { readonly notices: readonly NoticeView[] };
export type Form = (call: Call) => Promise<FormOutcome>;

export const goTo = (to: string): FormOutcome => ({ to });

export const sayWrong = (...messages: readonly string[]): FormOutcome => ({
  notices: messages.map((message) => ({ kind: 'error', html: escapeHtml(message) })),
});

export const sayErrors = (errors: readonly FieldError[]): FormOutcome =>
  sayWrong(...errors.map(({ message }) => message));

/** The page that a form stood on is older than a day, or is none of ours. */
export const sayStale = (): FormOutcome =>
  sayWrong('We were unable to process your request, please try again.');
