import type { AccountView } from '@vitrine/contract/shop';
import type { ComponentType, ReactElement } from 'react';
import { AccountOrder } from './AccountOrder.tsx';
import { AccountShell } from './AccountShell.tsx';
import { Addresses } from './Addresses.tsx';
import { Dashboard } from './Dashboard.tsx';
import { EditAccount } from './EditAccount.tsx';
import { EditAddress } from './EditAddress.tsx';
import { Invitation } from './Invitation.tsx';
import { Login } from './Login.tsx';
import { LostPassword } from './LostPassword.tsx';
import { Orders } from './Orders.tsx';
import { ResetPassword } from './ResetPassword.tsx';
import { accountTexts, type Texts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

type AccountTexts = Texts<typeof accountTexts.en>;

type Sections = {
  readonly [Section in AccountView['section']]: {
    readonly title: (t: AccountTexts, view: Extract<AccountView, { section: Section }>) => string;
    readonly Body: ComponentType<{ view: Extract<AccountView, { section: Section }> }>;
  };
};

const sections: Sections = {
  login: { title: (t) => t('title'), Body: Login },
  lostPassword: { title: (t) => t('lostPassword'), Body: LostPassword },
  resetPassword: { title: (t) => t('setNewPassword'), Body: ResetPassword },
  invitation: { title: (t) => t('invitation'), Body: Invitation },
  dashboard: { title: (t) => t('title'), Body: Dashboard },
  orders: { title: (t) => t('orders'), Body: Orders },
  order: { title: (t, { order }) => t('orderTitle', { id: order.id }), Body: AccountOrder },
  addresses: { title: (t) => t('addresses'), Body: Addresses },
  editAddress: { title: (_, { title }) => title, Body: EditAddress },
  editAccount: { title: (t) => t('details'), Body: EditAccount },
};

/** A customer's own pages, by section. */
export function AccountPage({ content }: { content: AccountView }): ReactElement {
  return <Section view={content} />;
}

function Section<View extends AccountView>({ view }: { view: View }): ReactElement {
  const t = useTexts(accountTexts);
  // The table has one entry for each section, made for that section's view.
  const { title, Body } = sections[view.section] as {
    title: (t: AccountTexts, view: View) => string;
    Body: ComponentType<{ view: View }>;
  };
  return (
    <AccountShell title={title(t, view)} menu={'menu' in view ? view.menu : []}>
      <Body view={view} />
    </AccountShell>
  );
}
