import type { ReactElement } from 'react';

/** The end of a part that is shown when all of it has come. */
export const Whole = (): ReactElement => <span className="whole" hidden />;
