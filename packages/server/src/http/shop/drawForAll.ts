import type { FragmentContents, FragmentName, FragmentView } from '@vitrine/contract/shop';
import { type Answer, html, shared } from '../answer/Answer.ts';
import type { Call } from '../call/Call.ts';
import { shopView } from './shopView.ts';

/** A fragment that is the same for everyone who asks by the same address. */
export function drawForAll<Name extends FragmentName>(
  call: Call,
  name: Name,
  content: FragmentContents[Name],
): Answer {
  // The name and its content belong together, which the union cannot see of a generic.
  const fragment = { name, shop: shopView(call), content } as unknown as FragmentView;
  const drawn = call.site.renderFragment(fragment);
  // Of a shop that is not open yet a cache would show everybody what only some may see.
  const isShared = call.request.method === 'GET' && !call.settings.comingSoon.on;
  return isShared ? shared(drawn) : html(drawn);
}
