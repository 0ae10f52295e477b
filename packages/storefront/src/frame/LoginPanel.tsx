import type { FrameView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { LoginFields } from '../account/LoginFields.tsx';
import { frameTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';
import { SidePanel } from './SidePanel.tsx';

/** Where guests log in without leaving the page; afterwards they are where they were. */
export function LoginPanel({ frame }: { frame: FrameView }): ReactElement {
  const { links } = frame.shop;
  const t = useTexts(frameTexts);
  return (
    <SidePanel title={t('signIn')} className="login-form-side woocommerce">
      <form className="login woocommerce-form woocommerce-form-login" method="post" action={links.account}>
        <LoginFields nonce={frame.loginNonce} redirect={frame.path} idPrefix="side-" />
      </form>
      <p className="create-account-question">
        <a href={`${links.account}?action=register`} className="button quiet wide">
          {t('createAccount')}
        </a>
      </p>
    </SidePanel>
  );
}
