import { apiEndpoints } from '@vitrine/contract/api';
import { useLocation } from 'wouter';
import { api } from '../../api/api.ts';
import { useRefresh } from '../../api/queries.ts';
import { ItemForm } from '../../form/ItemForm.tsx';
import { peopleText } from '../../session/peopleText.ts';
import { useSession } from '../../session/Session.tsx';
import { peopleLabels, type Role } from './roles.ts';

const { entries } = apiEndpoints.createUser.body;

const NEW = { email: '', firstName: '', lastName: '', login: '', role: 'customer' as Role, password: '' };

export function NewUser() {
  const { t } = useSession();
  const p = peopleText();
  const [, go] = useLocation();
  const refresh = useRefresh();
  return (
    <ItemForm
      name="user:new"
      title={p('newUser')}
      stored={NEW}
      schemas={entries}
      groups={[
        { title: p('details'), names: ['email', 'firstName', 'lastName', 'role'] },
        { title: p('account'), names: ['login', 'password'] },
      ]}
      labels={peopleLabels(t)}
      isNew
      save={async (changes) => {
        const { body } = await api('createUser', { body: { ...changes, email: changes.email ?? '' } });
        await refresh('createUser');
        go(`/users/${body.id}`);
      }}
    />
  );
}
