import { Link } from 'wouter';
import { settingsText } from './settingsText.ts';
import { topics } from './topics.ts';

/** Every section, by what it is about. */
export function Sections({ current }: { readonly current?: string }) {
  const t = settingsText();
  return (Object.keys(topics) as (keyof typeof topics)[]).map((topic) => (
    <section key={topic}>
      <h2>{t(topic)}</h2>
      <ul className="plain">
        {topics[topic].map((section) => (
          <li key={section}>
            <Link
              href={`/settings/${section}`}
              className="place"
              aria-current={section === current ? 'page' : undefined}
            >
              {t(section)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
