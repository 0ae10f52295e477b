import { settingsSections } from '@vitrine/contract/api';
import { settingsTexts } from '@vitrine/texts';
import { describe, expect, it } from 'vitest';
import { fieldKind } from '../../form/fieldKind.ts';
import { isSection, sectionFields, sectionGroups, topics } from './topics.ts';

const sections = Object.keys(settingsSections).filter(isSection);

it('lists every section once', () => {
  expect(Object.values(topics).flat().toSorted()).toEqual(sections.toSorted());
});

describe.each(sections)('%s', (section) => {
  /** Everything in it that needs a name. */
  const names = Object.entries(sectionFields(section)).flatMap(([path, schema]) => {
    const kind = fieldKind(schema);
    const name = path === '' ? `${section}.help` : `${section}.${path}`;
    if (kind?.kind === 'choice') return [name, ...kind.options.map((option) => `${name}.${option}`)];
    if (kind?.kind === 'list') return [name, ...Object.keys(kind.entries).map((entry) => `${name}.${entry}`)];
    return [name];
  });
  const titles = sectionGroups(section, (group) => (group === '' ? section : `${section}.${group}`)).map(
    ({ title }) => title,
  );

  it('has fields that a form can show', () => {
    expect(Object.values(sectionFields(section)).filter((schema) => fieldKind(schema) === null)).toEqual([]);
  });

  it('has a name for itself, every group, field and option', () => {
    expect([section, ...titles, ...names].filter((name) => !Object.hasOwn(settingsTexts.en, name))).toEqual(
      [],
    );
  });
});
