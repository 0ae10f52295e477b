import { startPage } from './page/startPage.ts';

// A module script: the page is there when it runs.
startPage();
