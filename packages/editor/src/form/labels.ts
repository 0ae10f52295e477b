import type { AdminTexts, PlainText } from '../session/Session.tsx';

/** Options whose names mean something else elsewhere. */
const OPTIONS: Readonly<Record<string, PlainText>> = {
  'visibility search': 'searchOnly',
  'status failed': 'orderFailed',
  'status hold': 'onHold',
  'role admin': 'admin_role',
  'role customer': 'customer_role',
};

export const optionLabel = (t: AdminTexts, field: string, option: string): string =>
  t(OPTIONS[`${field} ${option}`] ?? (option as PlainText));

/** What a form calls its fields, and what can be chosen in them. */
export interface Labels {
  readonly field: (field: string) => string;
  readonly option: (field: string, option: string) => string;
}

/** Fields and options are called in the texts what the API calls them. */
export const adminLabels = (t: AdminTexts): Labels => ({
  field: (field) => t(field as PlainText),
  option: (field, option) => optionLabel(t, field, option),
});

/** Of an area of texts in which `money.position` is a field, and `money.position.left` one of its options. */
export const labelsOf = (t: (key: never) => string, within = ''): Labels => {
  const key = (field: string) => [within, field].filter(Boolean).join('.');
  return {
    field: (field) => t(key(field) as never),
    option: (field, option) => t(`${key(field)}.${option}` as never),
  };
};
