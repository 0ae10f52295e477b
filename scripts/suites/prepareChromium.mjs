import { build } from '../lib/build.mjs';
import { browsers, ensureBrowser } from '../lib/ensureBrowser.mjs';

/** @type {Promise<unknown> | undefined} */
let prepared;

/** The browser and what it is shown. Once, whoever asks: two suites that built at the same time would write the same files. */
export const prepareChromium = () => (prepared ??= ensureBrowser(browsers.chromium).then(build));
