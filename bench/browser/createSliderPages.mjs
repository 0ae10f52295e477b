import { fileURLToPath } from 'node:url';
import { CALLED_ON_LOAD } from '../../packages/embed/compileHint.mjs';
import { bundleAdapter } from './bundleAdapter.mjs';

/** @typedef {Awaited<ReturnType<typeof import('./openBrowser.mjs').openBrowser>>} Browser */

/**
 * Pages of one slider each, from the adapters in a folder. What stands in them is the same but for the slider.
 * @param {URL} folder @param {string} hostCss
 */
export function createSliderPages(folder, hostCss) {
  /** @type {Map<string, ReturnType<typeof bundleAdapter>>} */
  const bundles = new Map();
  /** @param {string} slider */
  function bundleOf(slider) {
    const made = bundles.get(slider) ?? bundleAdapter(fileURLToPath(new URL(`${slider}.ts`, folder)));
    bundles.set(slider, made);
    return made;
  }
  return {
    /** @param {Browser} browser @param {string} slider */
    async open(browser, slider) {
      const { script, css } = await bundleOf(slider);
      const style = `body{margin:0;font:16px/1.4 sans-serif}#host{width:1000px;height:400px;${hostCss}}p{margin:4px}${css}`;
      // As each is shipped: our files have the hint, the others' have none.
      const shipped = slider.startsWith('vitrine') ? `${CALLED_ON_LOAD}\n${script}` : script;
      browser.put(`/${slider}.js`, 'text/javascript', shipped);
      browser.put(
        `/${slider}`,
        'text/html',
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>${slider}</title><style>${style}</style><body><div id="host"></div><script src="/${slider}.js"></script>`,
      );
      return browser.open(`/${slider}`);
    },
  };
}
