import { Fragment, type ReactElement } from 'react';

/** Each line has a direction of its own: `17000 La Rochelle` is not turned round on a page in Arabic. */
export function AddressText({ lines }: { lines: readonly string[] }): ReactElement {
  return (
    <address>
      {lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          <bdi>{line}</bdi>
        </Fragment>
      ))}
    </address>
  );
}
