import { openModule } from '../packages/model/dist/index.js';
import { largeModule } from './largeModule.mjs';
import { medianMs, show } from './timing.mjs';

export const name = 'Reading a module, beside JSON.parse of the same text';

export async function run() {
  const rows = [100, 1000].map((slideCount) => {
    const text = largeModule(slideCount, 20);
    const json = JSON.parse(text);
    const keys = Object.keys(json.slides);
    const parse = medianMs(() => JSON.parse(text), 5);
    const open = medianMs(() => openModule(json), 5);
    const first = medianMs(() => openModule(json).slide(keys[0] ?? ''), 5);
    const whole = medianMs(() => {
      const module = openModule(json);
      for (const key of keys) module.slide(key);
    }, 3);
    return [
      `${slideCount} x 20`,
      (text.length / 1e6).toFixed(1),
      show(parse),
      show(open),
      show(first),
      show((parse + first) / parse),
      show(whole),
      show(whole / parse),
    ];
  });
  return {
    columns: [
      'slides x layers',
      'MB',
      'JSON.parse ms',
      'open ms',
      'open + first slide ms',
      '(parse + open + first) / parse',
      'every slide ms',
      'every slide / parse',
    ],
    rows,
  };
}
