import type { AccountView } from '@vitrine/contract/shop';
import type { ComponentType, ReactElement } from 'react';
import { AccountOrder } from './AccountOrder.tsx';
import { AccountShell } from './AccountShell.tsx';
import { Addresses } from './Addresses.tsx';
import { Dashboard } from './Dashboard.tsx';
import { EditAccount } from './EditAccount.tsx';
import { EditAddress } from './EditAddress.tsx';
import { Login } from './Login.tsx';
import { LostPassword } from './LostPassword.tsx';
import { Orders } from './Orders.tsx';
import { ResetPassword } from './ResetPassword.tsx';

type Sections = {
  readonly [Section in AccountView['section']]: {
    readonly title: (view: Extract<AccountView, { section: Section }>) => string;
    readonly Body: ComponentType<{ view: Extract<AccountView, { section: Section }> }>;
  };
};

const sections: Sections = {
  login: { title: () => 'My account', Body: Login },
  lostPassword: { title: () => 'Lost password', Body: LostPassword },
  resetPassword: { title: () => 'Set a new password', Body: ResetPassword },
  dashboard: { title: () => 'My account', Body: Dashboard },
  orders: { title: () => 'Orders', Body: Orders },
  order: { title: ({ order }) => `Order #${order.id}`, Body: AccountOrder },
  addresses: { title: () => 'Addresses', Body: Addresses },
  editAddress: { title: ({ title }) => title, Body: EditAddress },
  editAccount: { title: () => 'Account details', Body: EditAccount },
};

/** A customer's own pages, by section. */
export function AccountPage({ content }: { content: AccountView }): ReactElement {
  return <Section view={content} />;
}

function Section<View extends AccountView>({ view }: { view: View }): ReactElement {
  // The table has one entry for each section, made for that section's view.
  const { title, Body } = sections[view.section] as {
    title: (view: View) => string;
    Body: ComponentType<{ view: View }>;
  };
  return (
    <AccountShell title={title(view)} menu={'menu' in view ? view.menu : []}>
      <Body view={view} />
    </AccountShell>
  );
}
