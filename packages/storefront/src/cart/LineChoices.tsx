import type { LabelledText } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';

/** What was chosen of a variable product. */
export function LineChoices({ choices }: { choices: readonly LabelledText[] }): ReactElement | null {
  if (choices.length === 0) return null;
  return (
    <dl className="variation">
      {choices.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}:</dt>{' '}
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
