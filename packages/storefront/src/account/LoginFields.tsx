import { accountTexts } from '@vitrine/texts';
import type { ReactElement } from 'react';
import { Hidden } from '../form/Hidden.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { useTexts } from '../shop/useTexts.ts';
import { AccountInput } from './AccountInput.tsx';

interface LoginFieldsProps {
  nonce: string;
  /** Where the visitor is led afterwards; empty: to the account. */
  redirect: string;
  username?: string;
  /** In front of its ids, where a page has the form twice. */
  idPrefix?: string;
}

/** All that is asked for to log in, on the account's page and in the panel beside the others. */
export function LoginFields({ nonce, redirect, username, idPrefix = '' }: LoginFieldsProps): ReactElement {
  const { links } = useShop();
  const t = useTexts(accountTexts);
  const rememberId = `${idPrefix}rememberme`;
  return (
    <>
      <AccountInput
        id={`${idPrefix}username`}
        name="username"
        label={t('usernameOrEmailAddress')}
        {...(username !== undefined && { value: username })}
        autoComplete="username"
        isRequired
      />
      <AccountInput
        id={`${idPrefix}password`}
        name="password"
        label={t('password')}
        type="password"
        autoComplete="current-password"
        isRequired
      />
      <label className="woocommerce-form-login__rememberme check-label" htmlFor={rememberId}>
        <input
          className="woocommerce-form__input-checkbox"
          name="rememberme"
          type="checkbox"
          id={rememberId}
          value="forever"
        />
        <span>{t('remember')}</span>
      </label>
      <Hidden values={{ 'woocommerce-login-nonce': nonce, ...(redirect ? { redirect } : {}) }} />
      <button
        type="submit"
        className="woocommerce-form-login__submit button wide"
        name="login"
        value="Log in"
      >
        {t('logIn')}
      </button>
      <p className="woocommerce-LostPassword lost_password">
        <a href={links.lostPassword}>{t('lostYourPassword')}</a>
      </p>
    </>
  );
}
