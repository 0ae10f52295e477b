import type { NavCommon } from '../navTypes.ts';

type Dressed = Pick<NavCommon, 'css' | 'placeholders' | 'placeholderValues'>;

/** Values that cannot end the declaration that they are put into. */
const PLAIN = /^[\w#.,()% -]*$/;

/** Whether an element has a look of ours, and says no more of it than sizes and colours. */
export const isReadyMade = ({ css, placeholders, placeholderValues }: Dressed): boolean =>
  css.trim() === '' &&
  [...Object.values(placeholders).map(({ data }) => data), ...Object.values(placeholderValues)].every(
    (value) => PLAIN.test(value),
  );
