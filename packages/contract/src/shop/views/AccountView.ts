import type { FieldView } from './FieldView.ts';
import type { LinkView } from './LinkView.ts';
import type { OrderRowView, OrderView } from './OrderView.ts';
import type { PagingView } from './PagingView.ts';

/** Every form of an account has its nonce; fields carry what was typed and what is wrong with it. */
export interface LoginView {
  readonly section: 'login';
  readonly loginNonce: string;
  readonly username: string;
  /** Where to go after it; empty: the account. */
  readonly redirect: string;
  /** null: nobody can register here. */
  readonly registration: {
    readonly nonce: string;
    readonly email: string;
    /** Names of the hidden fields of attribution start with it; empty: no attribution. */
    readonly attributionPrefix: string;
  } | null;
}

export interface LostPasswordView {
  readonly section: 'lostPassword';
  readonly nonce: string;
  /** The mail is on its way, or would be if the account existed. */
  readonly isSent: boolean;
}

export interface ResetPasswordView {
  readonly section: 'resetPassword';
  readonly nonce: string;
  readonly key: string;
  readonly login: string;
}

/** Of who was asked to join. */
export interface InvitationView {
  readonly section: 'invitation';
  readonly nonce: string;
  /** '': it is worth nothing any more. */
  readonly key: string;
  readonly email: string;
}

/** What customers see of their account once they are in, with its menu. */
interface Inside {
  readonly menu: readonly (LinkView & { readonly isCurrent: boolean })[];
}

export interface DashboardView extends Inside {
  readonly section: 'dashboard';
  readonly name: string;
  readonly logoutUrl: string;
  readonly ordersUrl: string;
  readonly addressesUrl: string;
  readonly editUrl: string;
}

export interface OrdersView extends Inside {
  readonly section: 'orders';
  readonly orders: readonly OrderRowView[];
  /** Of the button that puts an order's products into the cart again. */
  readonly orderAgainNonce: string;
  readonly paging: PagingView;
}

export interface AccountOrderView extends Inside {
  readonly section: 'order';
  readonly order: OrderView;
  readonly orderAgainNonce: string;
}

export interface AddressesView extends Inside {
  readonly section: 'addresses';
  readonly addresses: readonly {
    readonly title: string;
    readonly lines: readonly string[];
    readonly editUrl: string;
  }[];
}

export interface EditAddressView extends Inside {
  readonly section: 'editAddress';
  readonly title: string;
  readonly fields: readonly FieldView[];
  readonly nonce: string;
}

export interface EditAccountView extends Inside {
  readonly section: 'editAccount';
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly email: string;
  readonly nonce: string;
}

export type AccountView =
  | LoginView
  | LostPasswordView
  | ResetPasswordView
  | InvitationView
  | DashboardView
  | OrdersView
  | AccountOrderView
  | AddressesView
  | EditAddressView
  | EditAccountView;
