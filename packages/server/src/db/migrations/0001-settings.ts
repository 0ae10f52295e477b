/** Settings, menus, and what several instances agree on. */
export const settingsTables = {
  /** value: JSON. */
  settings: { columns: { name: 'key', value: 'text!', updated_at: 'time!' } },
  /** items: JSON list of { title, url, children }. */
  menus: {
    columns: { id: 'id', slug: 'text!', name: 'text', items: 'list', version: 'int', updated_at: 'time!' },
    unique: [['slug']],
  },
  /** Guessing and hammering, counted per name and window so that all instances see them. */
  attempts: {
    columns: { name: 'text!', window_start: 'time!', count: 'int' },
    primary: ['name', 'window_start'],
    index: [['window_start']],
  },
  /** Work that one instance does at a time. */
  job_locks: { columns: { name: 'key', held_until: 'time!', holder: 'text!' } },
} as const;
