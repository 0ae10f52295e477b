import type { PageConfig } from './page/PageConfig.ts';
import { startPage } from './page/startPage.ts';

// A module script: the page is there when it runs, and our own server has written what it says of itself (`frontendConfig`).
const config = Reflect.get(window, 'elementorFrontendConfig') as PageConfig | undefined;
if (config) startPage(config);
// A policy in front of the site may keep that out: what is missing is filled in, as on pages of others.
else void import('./pagesOfOthers.ts');
