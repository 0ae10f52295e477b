import { useSession } from '../../session/Session.tsx';
import { Sections } from './Sections.tsx';
import { settingsText } from './settingsText.ts';
import './settings.css';

export function Settings() {
  const { t } = useSession();
  return (
    <article className="page">
      <div className="head">
        <h1>{t('settings')}</h1>
      </div>
      <p>{settingsText()('help')}</p>
      <nav className="card settings-all" aria-label={t('settings')}>
        <Sections />
      </nav>
    </article>
  );
}
