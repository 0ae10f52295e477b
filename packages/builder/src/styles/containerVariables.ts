/**
 * What containers are laid out by where no setting of theirs says otherwise. A container must not take them from the one around it: a document
 * that sets one of them, or reads it, resets it for all containers. Of those that it does not, what reads them falls back on the same.
 */
const DEFAULTS: readonly (readonly [name: string, value: string])[] = [
  ['width', '100%'],
  ['content-width', 'min(100%,var(--container-max-width,1140px))'],
  ['min-height', 'auto'],
  ['flex-direction', 'column'],
  ['flex-wrap', 'nowrap'],
  ['flex-wrap-mobile', 'wrap'],
  ['justify-content', 'initial'],
  ['align-items', 'initial'],
  ['align-content', 'initial'],
  ['row-gap', 'var(--widgets-spacing-row,20px)'],
  ['column-gap', 'var(--widgets-spacing-column,20px)'],
  ['margin-top', '0px'],
  ['margin-bottom', '0px'],
  ['border-radius', '0'],
  ['overflow', 'visible'],
  ['z-index', 'auto'],
  ['container-widget-width', '100%'],
  ['container-widget-height', 'initial'],
  ['container-widget-flex-grow', '0'],
  ['container-widget-align-self', 'initial'],
];

const byName = new Map(DEFAULTS);

/** As what reads it says what it falls back on: `var(--flex-direction,column)`. */
export const orDefault = (name: string): string => {
  const value = byName.get(name);
  return `var(--${name}${value === undefined || value === 'initial' ? '' : `,${value}`})`;
};

/** For all containers, of those that stand in these rules. */
export function containerResets(css: string): string {
  const said = new Set([...css.matchAll(/--([a-z-]+)/g)].map(([, name]) => name));
  const resets = DEFAULTS.filter(([name]) => said.has(name)).map(([name, value]) => `--${name}:${value}`);
  return resets.length === 0 ? '' : `.e-con{${resets.join(';')}}`;
}

/** How widgets without a width of their own stand in a container: only some kinds ask. */
const OF_WIDGETS = /--container-widget-[a-z-]+:[^;]*(?:;|$)/g;
const PLAIN_WRAP = /--flex-wrap-mobile:wrap(?:;|$)/g;

/** Takes the variables out of declarations that nothing reads: of widgets' widths where `rules` have no such widget, of phones where none is turned round. */
export function tidyVariables(rules: string, own: Iterable<string>): (declarations: string) => string {
  const isRead = rules.includes('var(--container-widget-');
  let isTurned = rules.includes('wrap-reverse');
  for (const each of own) isTurned ||= each.includes('wrap-reverse');
  return (declarations) => {
    if (!declarations.includes('--')) return declarations;
    const read = isRead ? declarations : declarations.replaceAll(OF_WIDGETS, '');
    return (isTurned ? read : read.replaceAll(PLAIN_WRAP, '')).replace(/;$/, '');
  };
}
