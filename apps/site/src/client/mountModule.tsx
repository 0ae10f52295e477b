import { openModule } from '@vitrine/model';
import { adoptCss, baseCss, compileModule, fontLinks, loadParts, ModuleView } from '@vitrine/views/light';
import { createRoot } from 'react-dom/client';

/** The modules that a server drew are counted from 1; their ids must not be taken again. */
const MODAL_SERIAL = 101;

/** Draws a module that no server drew. */
export async function mountModule(host: HTMLElement, data: unknown): Promise<{ dispose: () => void }> {
  const module = openModule(data);
  const parts = await loadParts(data);
  const compiled = compileModule(module, { nowMs: Date.now(), serial: MODAL_SERIAL, parts });
  const dropCss = adoptCss(document, `${baseCss}\n${compiled.css}`);
  const root = createRoot(host);
  root.render(
    <>
      {fontLinks(module).map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <ModuleView compiled={compiled} />
    </>,
  );
  return {
    dispose() {
      root.unmount();
      dropCss();
    },
  };
}
