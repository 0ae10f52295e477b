import type { NoticeView } from '@vitrine/contract/shop';
import type { AccountRefusal } from '../../accounts/AccountRefusal.ts';
import { escapeHtml } from '../../html/escapeHtml.ts';
import type { AccountNotice } from '../../notices/AccountNotice.ts';
import type { Call } from '../call/Call.ts';
import { accountText } from '../words/accountWords.ts';

/** A form leads on, or the page that it stands on says why not. */
export type FormOutcome = { readonly to: string } | { readonly notices: readonly NoticeView[] };
export type Form = (call: Call) => Promise<FormOutcome>;

export const goTo = (to: string): FormOutcome => ({ to });

export const sayWrong = (...all: readonly AccountNotice[]): FormOutcome => ({
  notices: all.map((said) => ({ kind: 'error', html: escapeHtml(accountText(said)) })),
});

export const sayErrors = (errors: readonly AccountRefusal[]): FormOutcome =>
  sayWrong(...errors.map(({ said }) => said));

/** The page that a form stood on is older than a day, or is none of ours. */
export const sayStale = (): FormOutcome => sayWrong({ code: 'form_stale' });
