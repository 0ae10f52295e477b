import Cookies from 'js-cookie';
import { NEW_PARTS } from './page/Part.ts';
import { onBody } from './events/bodyEvents.ts';
import { afterOthers } from './page/doneElsewhere.ts';
import { createPartStarter } from './page/createPartStarter.ts';
import { PARTS } from './page/parts.ts';

/** Pages that are cached for everyone cannot say whether somebody is logged in: the server leaves a sign, with no secret in it. */
document.body.classList.toggle(
  'logged-in',
  Cookies.get('vitrine_signed_in') === '1' || document.body.classList.contains('logged-in'),
);

// Only those who run the site have it, and fetch what it needs.
const mayEdit = Cookies.get('vitrine_may_edit');
if (mayEdit) void import('./staff/staffBar.ts').then(({ showStaffBar }) => showStaffBar(mayEdit));

// A module script: the page is there when it runs.
const parts = createPartStarter(PARTS);
afterOthers(() => {
  parts.start();
  document.addEventListener(NEW_PARTS, parts.start);
  // Others put new parts into the page too.
  for (const name of ['wc_fragments_refreshed', 'updated_wc_div', 'updated_checkout'])
    onBody(name, parts.start);
});
// Before whoever else hears of it.
for (const name of ['pointerdown', 'click', 'keydown', 'submit'])
  addEventListener(name, parts.finish, { capture: true, passive: true });
