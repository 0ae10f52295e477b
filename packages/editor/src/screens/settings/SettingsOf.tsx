import type { SettingsSection } from '@vitrine/contract/api';
import { Link, useParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { ItemForm } from '../../form/ItemForm.tsx';
import { readLeaves, writeLeaves } from '../../form/leaves.ts';
import { useSession } from '../../session/Session.tsx';
import { Answer } from '../../ui/States.tsx';
import { Sections } from './Sections.tsx';
import { sectionLabels, settingsText } from './settingsText.ts';
import { isSection, sectionFields, sectionGroups } from './topics.ts';
import { useSectionChoices } from './useSectionChoices.ts';
import './settings.css';

/** One section, with all of them at its side. */
export function SettingsOf() {
  const { section = '' } = useParams();
  const { t } = useSession();
  return (
    <div className="settings">
      <nav className="settings-side" aria-label={t('settings')}>
        <Sections current={section} />
      </nav>
      <div>
        <Link href="/settings" className="narrow">
          {settingsText()('all')}
        </Link>
        {isSection(section) ? (
          <Section key={section} section={section} />
        ) : (
          <p className="state">{t('nowhere')}</p>
        )}
      </div>
    </div>
  );
}

function Section({ section }: { readonly section: SettingsSection }) {
  const t = settingsText();
  const refresh = useRefresh();
  const query = useApi('readSettingsSection', { params: { section } });
  const choices = useSectionChoices(section);
  const fields = sectionFields(section);
  const read = (body: unknown) => readLeaves(fields, body);
  // What is still shown of the section before has other fields.
  const own = { ...query, data: query.isPlaceholderData ? undefined : query.data };
  return (
    <Answer query={own}>
      {({ body, tag }) => (
        <ItemForm
          name={`settings:${section}`}
          title={t(section)}
          stored={read(body)}
          schemas={fields}
          groups={sectionGroups(section, (group) =>
            t((group === '' ? section : `${section}.${group}`) as typeof section),
          )}
          labels={sectionLabels(section)}
          choices={choices}
          isNew={false}
          save={async (changes) => {
            await api('replaceSettingsSection', {
              params: { section },
              match: tag,
              body: writeLeaves(body, changes),
            });
            await refresh('replaceSettingsSection');
          }}
          readAgain={async () => read((await query.refetch()).data?.body ?? body)}
        />
      )}
    </Answer>
  );
}
