import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { filled, oneOf, timeText } from '../schema/fields.ts';
import { strict } from '../schema/object.ts';
import { pageOf } from '../schema/pageOf.ts';
import { paging } from '../schema/query.ts';

const counts = v.record(v.string(), v.number());
const body = strict({
  email: filled(254),
  confirmation: v.pipe(filled(254), v.description('The same address once more.')),
});

export const privacy = resource({
  exportPerson: {
    method: 'POST',
    path: '/privacy/exports',
    summary:
      'Everything that the shop knows of a person, by the address: with an account or without. It is written down who asked.',
    right: 'manageUsers',
    body,
    answer: v.record(v.string(), v.unknown()),
  },
  erasePerson: {
    method: 'POST',
    path: '/privacy/erasures',
    summary:
      'Removes a person: the account and all that belongs to it; what they wrote stays without a name, and orders stay as bookkeeping needs them. It cannot be taken back, and it is written down who asked.',
    right: 'manageUsers',
    body,
    answer: strict({ counts }),
  },
  listPrivacyLog: {
    method: 'GET',
    path: '/privacy/log',
    summary: 'Who has handed out or erased whose data, the newest first.',
    right: 'manageUsers',
    query: strict(paging),
    answer: pageOf(
      strict({
        id: v.number(),
        kind: oneOf(['export', 'erasure']),
        subject: v.pipe(v.string(), v.description('The address.')),
        by: v.string(),
        counts,
        createdAt: timeText,
      }),
    ),
  },
});
