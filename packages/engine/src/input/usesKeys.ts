/** Roles of widgets that move by arrow keys themselves. */
const ROLES = [
  'application',
  'combobox',
  'grid',
  'listbox',
  'menu',
  'menubar',
  'menuitem',
  'option',
  'radio',
  'radiogroup',
  'scrollbar',
  'searchbox',
  'slider',
  'spinbutton',
  'tab',
  'tablist',
  'textbox',
  'toolbar',
  'tree',
  'treegrid',
];

const OWN_KEYS = [
  'input',
  'textarea',
  'select',
  'video',
  'audio',
  'iframe',
  '[contenteditable]:not([contenteditable="false"])',
  ...ROLES.map((role) => `[role="${role}"]`),
].join(',');

/** Whether arrow keys mean something to what has the focus (spec/1 §1: never while an input field has it). */
export function usesKeys(focused: Element): boolean {
  return focused.closest(OWN_KEYS) !== null;
}
