import type { SettingsSection } from '@vitrine/contract/api';
import { createTexts, settingsTexts } from '@vitrine/texts';
import { type Labels, labelsOf } from '../../form/labels.ts';

export const settingsText = () => createTexts(settingsTexts, document.documentElement.lang);

/** What a section calls its fields; one that has none is a field itself. */
export function sectionLabels(section: SettingsSection): Labels {
  const t = settingsText();
  const labels = labelsOf(t, section);
  return { ...labels, field: (path) => labels.field(path === '' ? 'help' : path) };
}
