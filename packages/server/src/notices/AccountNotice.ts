/** What an account says of whom it belongs to. */
export type AccountDetail = 'firstName' | 'lastName' | 'displayName' | 'email';

/** Why an account is not opened, made or changed: a code with what the sentence needs. How it is said is the business of who shows it. */
export type AccountNotice =
  /** At the door. */
  | { readonly code: 'username_needed' }
  | { readonly code: 'password_missing' }
  | { readonly code: 'login_wrong' }
  | { readonly code: 'account_blocked' }
  | { readonly code: 'too_many_attempts' }
  /** Of a new account. */
  | { readonly code: 'registration_closed' }
  | { readonly code: 'email_wrong' }
  | { readonly code: 'email_taken'; readonly email: string }
  | { readonly code: 'username_wrong' }
  | { readonly code: 'username_taken' }
  | { readonly code: 'password_needed' }
  | { readonly code: 'password_weak' }
  /** Of a new password. */
  | { readonly code: 'reset_name_needed' }
  | { readonly code: 'reset_key_wrong' }
  | { readonly code: 'invitation_wrong' }
  | { readonly code: 'passwords_differ' }
  /** Of changes. */
  | { readonly code: 'detail_needed'; readonly name: AccountDetail }
  | { readonly code: 'email_as_name' }
  | { readonly code: 'email_of_another' }
  | { readonly code: 'current_password_needed' }
  | { readonly code: 'current_password_wrong' }
  | { readonly code: 'new_passwords_differ' }
  | { readonly code: 'changed_meanwhile' }
  | { readonly code: 'user_unknown' }
  /** Of what was sent. */
  | { readonly code: 'order_unknown' }
  | { readonly code: 'form_stale' };
