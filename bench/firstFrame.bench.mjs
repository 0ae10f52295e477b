import { openModule } from '../packages/model/dist/index.js';
import { compileModule } from '../packages/compile/dist/index.js';
import { renderFirstFrame } from '../packages/compile/dist/server.js';
import { largeModule } from './largeModule.mjs';
import { medianMs, show } from './timing.mjs';

export const name = 'Server-rendered first frames (20 layers in the frame)';

export async function run() {
  const rows = [10, 100, 1000].map((slideCount) => {
    const json = JSON.parse(largeModule(slideCount, 20));
    const module = openModule(json);
    const compiled = compileModule(module, { nowMs: 0 });
    const html = renderFirstFrame(compiled);
    const draw = medianMs(() => renderFirstFrame(compiled));
    const compile = medianMs(() => compileModule(module, { nowMs: 0 }));
    const fromJson = medianMs(() => renderFirstFrame(compileModule(openModule(json), { nowMs: 0 })));
    return [
      String(slideCount),
      show(draw),
      show(compile),
      show(fromJson),
      show(1000 / draw),
      show(1000 / fromJson),
      ((html.length + compiled.css.length) / 1000).toFixed(1),
    ];
  });
  return {
    columns: [
      'slides',
      'HTML ms',
      'CSS ms',
      'from parsed JSON ms',
      'frames/s (compiled once)',
      'frames/s (from JSON)',
      'kB of HTML and CSS',
    ],
    rows,
  };
}
