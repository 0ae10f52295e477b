/** spec/1 §7.6: fonts that machines have are not asked for. */
export const SYSTEM_FONTS: ReadonlySet<string> = new Set([
  'arial',
  'helvetica',
  'times',
  'times new roman',
  'courier',
  'courier new',
  'verdana',
  'georgia',
  'palatino',
  'garamond',
  'bookman',
  'tahoma',
  'trebuchet ms',
  'arial black',
  'impact',
  'comic sans ms',
  'sans-serif',
  'serif',
  'monospace',
  'system-ui',
  'inherit',
]);

/** spec/1 §9, in the order in which they are written. */
export const SUBSETS = [
  'latin',
  'latin-ext',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
  'vietnamese',
] as const;

export const PROVIDER_URL = 'https://fonts.googleapis.com/css2';

const PE_ICON = 'public/css/fonts/pe-icon-7-stroke/css/pe-icon-7-stroke.css';

/** spec/1 §7.7: icon fonts by the names that documents use, below the plugin's folder. */
export const ICON_SHEETS: ReadonlyMap<string, string> = new Map([
  ['FontAwesome', 'public/css/fonts/font-awesome/css/font-awesome.css'],
  ['Materialicons', 'public/css/fonts/material/material-icons.css'],
  ['PeIcon', PE_ICON],
  ['Pe-icon-7-stroke', PE_ICON],
  ['RevIcon', 'public/css/fonts/revicons/css/revicons.css'],
]);
