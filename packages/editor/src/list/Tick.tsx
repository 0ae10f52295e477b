import { Checkbox } from 'react-aria-components';

/** Selects what it stands beside. */
export const Tick = () => (
  <Checkbox slot="selection" className="check">
    <span className="check-box" aria-hidden="true" />
  </Checkbox>
);
