import type { AccountNotice } from '../notices/AccountNotice.ts';

/** What is wrong with what was sent; field is null when it is no single one. */
export interface AccountRefusal {
  readonly field: string | null;
  readonly said: AccountNotice;
}

export interface AccountRefused {
  readonly ok: false;
  readonly errors: readonly AccountRefusal[];
}

export const refuse = (field: string | null, said: AccountNotice): AccountRefused => ({
  ok: false,
  errors: [{ field, said }],
});
