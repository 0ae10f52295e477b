import { LOCATIONS, SECONDARY_LOCATIONS, TRIGGERS } from './labels.ts';

const location = LOCATIONS.templatesLibrary.library;
const { templateLibrary } = SECONDARY_LOCATIONS;

export interface Transfer {
  readonly method: 'move' | 'copy';
  readonly templateType: string;
  readonly origin: string;
  readonly destination: string;
}

export interface BulkAction {
  readonly status: 'success' | 'fail';
  readonly action: 'move' | 'copy' | 'delete';
  readonly count: number;
  readonly libraryType: string;
  readonly origin?: string;
  readonly destination?: string;
}

/** What is told of the template library, beside what every event says. */
export const LIBRARY_EVENTS = {
  save_template_context_menu_exposure: () => ({
    location: LOCATIONS.elementorEditor,
    secondaryLocation: SECONDARY_LOCATIONS.contextMenu,
    trigger: TRIGGERS.visible,
  }),
  new_save_template_clicked: () => ({
    location,
    secondaryLocation: templateLibrary.saveModal,
    trigger: TRIGGERS.click,
  }),
  template_saved: (libraryType: string, templateType: string) => ({
    location,
    secondaryLocation: templateLibrary.saveModal,
    trigger: TRIGGERS.click,
    library_type: libraryType,
    template_type: templateType,
  }),
  template_transfer: ({ method, templateType, origin, destination }: Transfer) => ({
    location,
    secondaryLocation: templateLibrary.saveModal,
    transfer_method: method,
    template_type: templateType,
    template_origin: origin,
    template_destination: destination,
  }),
  item_deleted: (libraryType: string, itemType: string) => ({
    location,
    secondaryLocation: templateLibrary.deleteDialog,
    library_type: libraryType,
    item_type: itemType,
  }),
  template_import: (libraryType: string, fileName: string, count: number) => ({
    location,
    secondaryLocation: templateLibrary.saveModal,
    library_type: libraryType,
    file_type: fileName.split('.').at(-1) ?? '',
    template_count: count,
  }),
  template_rename: (source: string) => ({
    location,
    secondaryLocation: templateLibrary.renameDialog,
    source,
  }),
  template_inserted: (libraryType?: string) => ({ location, library_type: libraryType || 'local' }),
  bulk_actions: ({ status, action, count, libraryType, origin, destination }: BulkAction) => ({
    location,
    secondaryLocation: templateLibrary.saveModal,
    bulk_status: status,
    bulk_action: action,
    bulk_count: count,
    library_type: libraryType,
    template_origin: origin,
    template_destination: destination,
  }),
  folder_create: () => ({ location, secondaryLocation: templateLibrary.createFolderDialog }),
  /** Told from 80 % on alone (`quotaState`). The original means to tell 100 % apart, and never does. */
  quota_bar_capacity: () => ({ location, quota_usage_alert: '80%' }),
  insert_apply_settings: (isApplied: boolean, libraryType: string) => ({
    location,
    secondaryLocation: templateLibrary.applySettingsDialog,
    apply_modal_result: isApplied ? 'apply' : "don't apply",
    library_type: libraryType,
  }),
  upgrade_clicked: (tier: string, place: string, position: string) => ({
    location,
    current_sub: tier,
    secondaryLocation: place,
    upgrade_position: position,
  }),
  page_viewed: (place: (typeof templateLibrary)[keyof typeof templateLibrary]) => ({
    page_loaded: place,
    location: place,
  }),
  deletion_undo: (isBulk: boolean, itemType: string) => ({ location, is_bulk: isBulk, item_type: itemType }),
};

/** How full the library is: normal below 80 %, a warning below 100 %, else an alert. */
export function quotaState(used: number, all: number): 'normal' | 'warning' | 'alert' {
  const percent = Math.round((used / all) * 100);
  if (percent < 80) return 'normal';
  return percent < 100 ? 'warning' : 'alert';
}
