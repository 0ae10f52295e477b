import type { AdminTexts, PlainText } from '../session/Session.tsx';

/** Options whose names mean something else elsewhere. */
const OPTIONS: Readonly<Record<string, PlainText>> = {
  'visibility search': 'searchOnly',
  'status failed': 'orderFailed',
  'status hold': 'onHold',
  'role admin': 'admin_role',
  'role customer': 'customer_role',
};

/** Fields and options are called in the texts what the API calls them. */
export const fieldLabel = (t: AdminTexts, field: string): string => t(field as PlainText);

export const optionLabel = (t: AdminTexts, field: string, option: string): string =>
  t(OPTIONS[`${field} ${option}`] ?? (option as PlainText));
