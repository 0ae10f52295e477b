import type { Player } from '@vitrine/engine';
import { type ReactElement, useEffect, useState } from 'react';
import { tellChanges } from './tellChanges.ts';

/** What changes are told in. */
export function LiveRegion({ player }: { readonly player: Player | null }): ReactElement {
  const [said, say] = useState('');
  useEffect(() => (player ? tellChanges(player, say) : undefined), [player]);
  return (
    <p className="sr7-sr" aria-live="polite" aria-atomic="true">
      {said}
    </p>
  );
}
