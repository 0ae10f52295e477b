/** spec/3 §3: what is known of how a visitor came, by its name in forms (after the prefix). */
export const ATTRIBUTION_FIELDS = [
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
export type AttributionField = (typeof ATTRIBUTION_FIELDS)[number];

/** Of the names of hidden fields in forms. */
export const ATTRIBUTION_PREFIX = 'wc_order_attribution_';
