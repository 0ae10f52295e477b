import { renderToString } from 'react-dom/server';
import type { CompiledModule } from '../module/compileModule.ts';
import { ModuleView } from '../module/ModuleView.tsx';

/** The first frame as HTML: what the browser shows before, and without, any script. */
export function renderFirstFrame(
  compiled: CompiledModule,
  { awaitsScript = false }: { readonly awaitsScript?: boolean } = {},
): string {
  return renderToString(<ModuleView compiled={compiled} awaitsScript={awaitsScript} />);
}
