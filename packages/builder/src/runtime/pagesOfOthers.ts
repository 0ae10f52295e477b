import { createExtensions } from './page/createExtensions.ts';
import { readPageConfig } from './page/PageConfig.ts';
import { startPage } from './page/startPage.ts';

// A module script: the page is there when it runs. Another server has drawn it, and scripts of others may count on what it had.
startPage(readPageConfig(Reflect.get(window, 'elementorFrontendConfig')), createExtensions());
