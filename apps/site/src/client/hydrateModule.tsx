import { openModule } from '@vitrine/model';
import { compileModule, loadParts, ModuleView } from '@vitrine/views/light';
import { type ReactElement, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Brings a server-rendered module to life in place: same document, same moment, same markup. */
export async function hydrateModule(island: HTMLElement): Promise<void> {
  // It is drawn already, and only waited for to come to life.
  void import('@vitrine/engine/play');
  void import('@vitrine/engine/layers');
  const response = await fetch(island.dataset['src'] ?? '');
  if (response.status !== 200) throw new Error(response.statusText);
  const document: unknown = await response.json();
  const module = openModule(document);
  const compiled = compileModule(module, {
    nowMs: Number(island.dataset['moment']),
    parts: await loadParts(document),
  });
  const onDrawn = (): void => island.setAttribute('data-live', '');
  hydrateRoot(
    island,
    <Drawn onDrawn={onDrawn}>
      <ModuleView compiled={compiled} awaitsScript />
    </Drawn>,
  );
}

/** Tells when React has taken the markup over. */
function Drawn({
  onDrawn,
  children,
}: {
  readonly onDrawn: () => void;
  readonly children: ReactElement;
}): ReactElement {
  useEffect(onDrawn, [onDrawn]);
  return children;
}
