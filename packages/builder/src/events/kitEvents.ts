import { SECONDARY_LOCATIONS, TRIGGERS } from './labels.ts';

const { kitLibrary, admin } = SECONDARY_LOCATIONS;

/** Pages of the flow that are told when they are shown. */
export type KitPlace =
  | Exclude<(typeof kitLibrary)[keyof typeof kitLibrary], 'kit_export'>
  | (typeof admin)[keyof typeof admin];

export interface KitParts {
  readonly content: boolean;
  readonly templates: boolean;
  readonly settings: boolean;
  readonly plugins: boolean;
}

export interface ExportedKit extends KitParts {
  /** What was changed in each part's dialog (`summariseCustomization`). */
  readonly modals?: Readonly<Record<string, unknown>>;
  readonly hasDescription: boolean;
  readonly counts: KitCounts;
  readonly source: 'file' | 'cloud';
}

export interface ImportedKit extends KitParts {
  readonly source?: string;
  readonly deselected?: unknown;
  readonly hasDescription: boolean;
  /** Of a kit of the library. */
  readonly libraryKit?: { readonly id: string; readonly title: string };
  readonly durationMs?: number;
}

const partsOf = (way: 'export' | 'import', { content, templates, settings, plugins }: KitParts) => ({
  [`kit_${way}_content`]: content,
  [`kit_${way}_templates`]: templates,
  [`kit_${way}_settings`]: settings,
  [`kit_${way}_plugins`]: plugins,
});

/** spec/3 §3: what is told of kits, beside what every event says. */
export const KIT_EVENTS = {
  page_views_website_templates: (place: KitPlace) => ({
    trigger: TRIGGERS.pageLoaded,
    page_loaded: place,
    secondary_location: place,
  }),
  /** The place, or the type of the part that is locked. */
  kits_cloud_upgrade_clicked: (place: string) => ({
    trigger: TRIGGERS.click,
    secondary_location: place,
    upgrade_location: place,
  }),
  export_kit_customization: ({ modals, hasDescription, counts, source, ...parts }: ExportedKit) => ({
    trigger: TRIGGERS.click,
    ...partsOf('export', parts),
    kit_export_customization_modals: modals,
    kit_description: hasDescription,
    kit_page_count: counts.pages,
    kit_post_count: counts.posts,
    kit_post_type_count: counts.postTypes,
    kit_source: source,
  }),
  import_kit_customization: (kit: ImportedKit) => ({
    trigger: TRIGGERS.click,
    kit_source: kit.source ?? 'file',
    ...partsOf('import', kit),
    kit_import_deselected: kit.deselected,
    kit_description: kit.hasDescription,
    ...(kit.libraryKit && { kit_import_id: kit.libraryKit.id, kit_import_title: kit.libraryKit.title }),
    ...(kit.durationMs !== undefined && { kit_import_duration: Number((kit.durationMs / 1000).toFixed(2)) }),
  }),
  /** Null: it went well. */
  kit_import_status: (error: string | null) => ({
    kit_import_status: error === null,
    ...(error !== null && { kit_import_error: error }),
  }),
  kit_cloud_library_apply: (id: string, url?: string) => ({
    trigger: TRIGGERS.click,
    kit_cloud_id: id,
    ...(url && { kit_apply_url: url }),
  }),
  kit_cloud_library_delete: () => ({ trigger: TRIGGERS.click }),
  ie_admin_action: (action: 'Export' | 'Import' | 'Import from Library' | 'Revert') => ({
    trigger: TRIGGERS.click,
    action_type: action,
  }),
  /** "Success", or what went wrong. */
  kit_import_upload_file: (status: string) => ({ kit_import_upload_file_status: status }),
};

export interface KitCounts {
  readonly pages: number;
  readonly posts: number;
  readonly postTypes: number;
}

type Group = Readonly<Record<string, unknown>> | readonly unknown[];

interface CountedManifest {
  readonly content?: Readonly<Record<string, Group>>;
  readonly 'wp-content'?: Readonly<Record<string, Group>>;
  readonly 'custom-post-type-title'?: Readonly<Record<string, unknown>>;
}

/** What a kit holds, of built and of ordinary pages. */
export function countKit(manifest: CountedManifest): KitCounts {
  const count = (type: string): number =>
    [manifest.content, manifest['wp-content']].reduce(
      (sum, part) => sum + Object.keys(part?.[type] ?? {}).length,
      0,
    );
  return {
    pages: count('page'),
    posts: count('post'),
    postTypes: Object.keys(manifest['custom-post-type-title'] ?? {}).length,
  };
}

/** What was changed in a part's dialog, in one word each: texts and switches as they are, lists as All, Partial or None. */
export function summariseCustomization(
  customization: Readonly<Record<string, unknown>>,
  optionsOf: Readonly<Record<string, readonly unknown[]>>,
): Record<string, unknown> {
  const sum = (key: string, value: unknown): unknown => {
    if (Array.isArray(value)) {
      if (value.length === 0) return 'None';
      return value.length === optionsOf[key]?.length ? 'All' : 'Partial';
    }
    return typeof value === 'object' && value !== null && 'enabled' in value ? value.enabled : value;
  };
  return Object.fromEntries(Object.entries(customization).map(([key, value]) => [key, sum(key, value)]));
}
