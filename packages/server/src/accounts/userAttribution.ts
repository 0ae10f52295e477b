import { ATTRIBUTION_MAX_LENGTH } from './limits.ts';
import { oneLine } from './oneLine.ts';

/** spec/3 §3. */
const FIELDS = [
  'source_type',
  'referrer',
  'utm_campaign',
  'utm_source',
  'utm_medium',
  'utm_content',
  'utm_id',
  'utm_term',
  'utm_source_platform',
  'utm_creative_format',
  'utm_marketing_tactic',
  'session_entry',
  'session_start_time',
  'session_pages',
  'session_count',
  'user_agent',
] as const;

/** What is kept of where a new customer came from, by the names that orders use too. Nothing known is not kept. */
export function userAttribution(sent: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const known = FIELDS.flatMap((field) => {
    const value = oneLine(sent[field] ?? '', ATTRIBUTION_MAX_LENGTH);
    return value && value !== '(none)' ? [[`_wc_order_attribution_${field}`, value] as const] : [];
  });
  return Object.fromEntries(known);
}
