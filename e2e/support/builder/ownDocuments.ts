const PICTURES = ['clay-celadon', 'clay-cobalt', 'clay-kiln', 'clay-moonjar', 'clay-rust', 'clay-table'];

/** Pictures of the demo, each with its words. */
export const pictures = (count: number) =>
  PICTURES.slice(0, count).map((name, at) => ({
    id: at + 1,
    url: `/demo/media/${name}.webp`,
    alt: `Picture ${at + 1}`,
    title: `Title ${at + 1}`,
    caption: `Caption ${at + 1}`,
    description: `Description ${at + 1}`,
    width: 1600,
    height: 1200,
  }));

export const widget = (
  widgetType: string,
  id: string,
  settings: object,
  elements: readonly object[] = [],
) => ({ id, elType: 'widget', widgetType, settings, elements });

export const container = (id: string, elements: readonly object[], settings: object = {}) => ({
  id,
  elType: 'container',
  settings,
  elements,
});

/** Within a nested widget, or another container. */
export const inner = (id: string, elements: readonly object[]) => ({
  ...container(id, elements, { content_width: 'full' }),
  isInner: true,
});

export const section = (id: string, elements: readonly object[], settings: object = {}) => ({
  id,
  elType: 'section',
  settings,
  elements: [{ id: `${id}c`, elType: 'column', settings: { _column_size: 100 }, elements }],
});

export const documentOf = (content: readonly object[], settings: object = {}) => ({
  title: 'Built',
  type: 'wp-page',
  version: '0.4',
  page_settings: settings,
  content,
});

export const text = (id: string, words: string, settings: object = {}) =>
  widget('text-editor', id, { editor: `<p>${words}</p>`, ...settings });

/** So high that what stands below it is out of sight. */
export const spacer = (id: string, sizePx = 1500) =>
  widget('spacer', id, { space: { unit: 'px', size: sizePx } });

/** The address of an action, as authors of documents have it. */
export const actionOf = (name: string, settings: object): string =>
  `#${encodeURIComponent(`elementor-action:action=${name}&settings=${Buffer.from(JSON.stringify(settings)).toString('base64')}`)}`;
