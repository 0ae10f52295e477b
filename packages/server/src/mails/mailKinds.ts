import type { MailKindName } from '@vitrine/contract/api';
import type { MailTexts } from './mailLayout.ts';

export interface MailKind {
  readonly to: 'owner' | 'customer';
  /** With placeholders in braces, as shops of today call them. */
  readonly subject: (t: MailTexts) => string;
  readonly heading: (t: MailTexts) => string;
  /** Beside those of every mail. */
  readonly placeholders: readonly string[];
  /** It guards an account, nobody gets in without it, or somebody asks for it each time: it cannot be switched off. */
  readonly isNeeded?: boolean;
}

const site = '{site_title}';
const id = '{order_number}';
const ORDER = ['order_number', 'order_date', 'order_billing_full_name'];
const ACCOUNT = ['user_login', 'user_email'];

/** All mails: what they are called where nobody has said otherwise, and what can be filled in. */
export const mailKinds: Readonly<Record<MailKindName, MailKind>> = {
  new_order: {
    to: 'owner',
    subject: (t) => t('newOrderSubject', { site, id }),
    heading: (t) => t('newOrder', { id }),
    placeholders: ORDER,
  },
  cancelled_order: {
    to: 'owner',
    subject: (t) => t('cancelledSubject', { site, id }),
    heading: (t) => t('cancelled', { id }),
    placeholders: ORDER,
  },
  customer_processing_order: {
    to: 'customer',
    subject: (t) => t('receivedSubject', { site }),
    heading: (t) => t('thanks'),
    placeholders: ORDER,
  },
  customer_on_hold_order: {
    to: 'customer',
    subject: (t) => t('receivedSubject', { site }),
    heading: (t) => t('thanks'),
    placeholders: ORDER,
  },
  customer_completed_order: {
    to: 'customer',
    subject: (t) => t('completedSubject', { site }),
    heading: (t) => t('completed'),
    placeholders: ORDER,
  },
  customer_cancelled_order: {
    to: 'customer',
    subject: (t) => t('yourCancelledSubject', { site, id }),
    heading: (t) => t('cancelled', { id }),
    placeholders: ORDER,
  },
  customer_refunded_order: {
    to: 'customer',
    subject: (t) => t('refundedSubject', { site, id }),
    heading: (t) => t('refunded', { id }),
    placeholders: ORDER,
  },
  customer_partially_refunded_order: {
    to: 'customer',
    subject: (t) => t('partlyRefundedSubject', { site, id }),
    heading: (t) => t('partlyRefunded', { id }),
    placeholders: ORDER,
  },
  customer_invoice: {
    to: 'customer',
    subject: (t) => t('invoiceSubject', { site, id }),
    heading: (t) => t('invoice', { id }),
    placeholders: ORDER,
    isNeeded: true,
  },
  customer_note: {
    to: 'customer',
    subject: (t) => t('noteSubject', { site, id }),
    heading: (t) => t('note'),
    placeholders: ORDER,
  },
  customer_new_account: {
    to: 'customer',
    subject: (t) => t('welcomeSubject', { site }),
    heading: (t) => t('welcome', { site }),
    placeholders: ACCOUNT,
  },
  customer_reset_password: {
    to: 'customer',
    subject: (t) => t('resetSubject', { site }),
    heading: (t) => t('reset'),
    placeholders: ACCOUNT,
    isNeeded: true,
  },
  customer_email_changed: {
    to: 'customer',
    subject: (t) => t('emailChangedSubject', { site }),
    heading: (t) => t('emailChanged'),
    placeholders: ACCOUNT,
    isNeeded: true,
  },
  invitation: {
    to: 'customer',
    subject: (t) => t('invitationSubject', { site }),
    heading: (t) => t('invitation', { site }),
    placeholders: ['user_email', 'invited_by'],
    isNeeded: true,
  },
  no_stock: {
    to: 'owner',
    subject: (t) => t('stockSubject', { site, heading: t('noStock'), name: '{product_name}' }),
    heading: (t) => t('noStock'),
    placeholders: ['product_name'],
  },
  low_stock: {
    to: 'owner',
    subject: (t) => t('stockSubject', { site, heading: t('lowStock'), name: '{product_name}' }),
    heading: (t) => t('lowStock'),
    placeholders: ['product_name', 'stock_left'],
  },
  held_comment: {
    to: 'owner',
    subject: (t) => t('heldSubject', { site, heading: t('heldComment'), about: '{about}' }),
    heading: (t) => t('heldComment'),
    placeholders: ['about', 'author'],
  },
  held_review: {
    to: 'owner',
    subject: (t) => t('heldSubject', { site, heading: t('heldReview'), about: '{about}' }),
    heading: (t) => t('heldReview'),
    placeholders: ['about', 'author'],
  },
};

/** Everything that can stand in braces in the texts of a mail. */
export const placeholdersOf = (kind: MailKindName): readonly string[] => [
  'site_title',
  ...mailKinds[kind].placeholders,
];
