import Cookies from 'js-cookie';
import { NEW_PARTS } from './page/Part.ts';
import { startParts } from './page/startParts.ts';

/** Pages that are cached for everyone cannot say whether somebody is logged in: the server leaves a sign, with no secret in it. */
document.body.classList.toggle(
  'logged-in',
  Cookies.get('vitrine_signed_in') === '1' || document.body.classList.contains('logged-in'),
);

// Only those who run the site have it, and fetch what it needs.
const mayEdit = Cookies.get('vitrine_may_edit');
if (mayEdit) void import('./staff/staffBar.ts').then(({ showStaffBar }) => showStaffBar(mayEdit));

// A module script: the page is there when it runs.
startParts();
document.addEventListener(NEW_PARTS, () => startParts());
