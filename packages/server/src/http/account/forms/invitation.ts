import { acceptInvitation } from '../../../accounts/invitations/acceptInvitation.ts';
import { can } from '../../../accounts/roles.ts';
import { hasNonce } from '../../call/nonce.ts';
import { textField } from '../../request/fields.ts';
import { enterNew } from '../enter.ts';
import { type Form, goTo, sayErrors, sayStale, sayWrong } from '../FormOutcome.ts';

export const invitationForm: Form = async (call) => {
  const { fields, links, origin, shop } = call;
  if (!hasNonce(call, 'invitation', textField(fields, 'vitrine-invitation-nonce'))) return sayStale();
  const password = textField(fields, 'password_1') ?? '';
  if (password !== textField(fields, 'password_2')) return sayWrong({ code: 'passwords_differ' });
  const done = await acceptInvitation(shop, textField(fields, 'invitation_key') ?? '', password);
  if (!done.ok) return sayErrors(done.errors);
  await enterNew(call, done.user);
  return goTo(can(done.user, 'seeDrafts') ? `${origin}/admin` : links.account);
};
