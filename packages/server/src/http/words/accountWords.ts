import type { AccountDetail, AccountNotice } from '../../notices/AccountNotice.ts';

type Words = {
  readonly [C in AccountNotice['code']]: (said: Extract<AccountNotice, { code: C }>) => string;
};

const DETAILS: Readonly<Record<AccountDetail, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  displayName: 'Display name',
  email: 'Email address',
};

/** What visitors read, as plain text; most of it is known word for word from the shops whose pages ours replace. */
const WORDS: Words = {
  username_needed: () => 'Username is required.',
  password_missing: () => 'The password field is empty.',
  login_wrong: () => 'The username or password you entered is incorrect.',
  account_blocked: () => 'This account is blocked. Please contact us.',
  too_many_attempts: () => 'Too many attempts. Please try again later.',
  registration_closed: () => 'Registration is not open.',
  email_wrong: () => 'Please provide a valid email address.',
  email_taken: ({ email }) =>
    `An account is already registered with ${email}. Please log in or use a different email address.`,
  username_wrong: () => 'Please provide a valid account username.',
  username_taken: () => 'An account is already registered with that username. Please choose another.',
  password_needed: () => 'Please create an account password.',
  password_weak: () => 'Please enter a stronger password.',
  reset_name_needed: () => 'Enter a username or email address.',
  reset_key_wrong: () =>
    'This key is invalid or has already been used. Please reset your password again if needed.',
  invitation_wrong: () =>
    'This invitation has been used, withdrawn or has run out. Please ask for a new one.',
  passwords_differ: () => 'Passwords do not match.',
  detail_needed: ({ name }) => `${DETAILS[name]} is a required field.`,
  email_as_name: () => 'Display name cannot be changed to email address due to privacy concern.',
  email_of_another: () => 'This email address is already registered.',
  current_password_needed: () => 'Please enter your current password.',
  current_password_wrong: () => 'Your current password is incorrect.',
  new_passwords_differ: () => 'New passwords do not match.',
  changed_meanwhile: () => 'The account was changed meanwhile. Please check it and save again.',
  user_unknown: () => 'There is no such user.',
  order_unknown: () => 'There is no such order.',
  form_stale: () => 'We were unable to process your request, please try again.',
};

/** A refusal as pages and programs show it; not escaped. */
export function accountText(said: AccountNotice): string {
  // The code and its data belong together, which TypeScript cannot see of a table's row.
  const write = WORDS[said.code] as (said: AccountNotice) => string;
  return write(said);
}
