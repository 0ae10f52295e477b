import type { ApiBody } from '@vitrine/contract/api';
import { type Labels, optionLabel } from '../../form/labels.ts';
import { peopleText } from '../../session/peopleText.ts';
import type { AdminTexts } from '../../session/Session.tsx';

export type Role = ApiBody<'readUser'>['role'];

export const ROLES = ['customer', 'editor', 'shop_manager', 'admin'] as const satisfies readonly Role[];

/** Fields are called as among people, roles as everywhere. */
export const peopleLabels = (t: AdminTexts): Labels => ({
  field: (field) => peopleText()(field as 'email'),
  option: (field, option) => optionLabel(t, field, option),
});
