import { expect, it } from 'vitest';
import type { AccountNotice } from '../../notices/AccountNotice.ts';
import { accountText } from './accountWords.ts';

const email = 'ines@example.com';

it.each<readonly [AccountNotice['code'], AccountNotice, string]>([
  ['login_wrong', { code: 'login_wrong' }, 'The username or password you entered is incorrect.'],
  ['username_needed', { code: 'username_needed' }, 'Username is required.'],
  ['password_weak', { code: 'password_weak' }, 'Please enter a stronger password.'],
  ['detail_needed', { code: 'detail_needed', name: 'firstName' }, 'First name is a required field.'],
  [
    'email_taken',
    { code: 'email_taken', email },
    `An account is already registered with ${email}. Please log in or use a different email address.`,
  ],
  ['new_passwords_differ', { code: 'new_passwords_differ' }, 'New passwords do not match.'],
  [
    'reset_key_wrong',
    { code: 'reset_key_wrong' },
    'This key is invalid or has already been used. Please reset your password again if needed.',
  ],
  ['form_stale', { code: 'form_stale' }, 'We were unable to process your request, please try again.'],
])('says %s in the words that shops have', (_, said, words) => {
  expect(accountText(said)).toBe(words);
});
