import { describe, expect, it, vi } from 'vitest';
import { createEventsManager, type EditorEventsConfig, EVENTS, hashSiteUrl } from './createEventsManager.ts';
import {
  addElementEvent,
  checklistEvent,
  checklistStepEvent,
  topBarEvent,
  variablesEvent,
  widgetSectionEvent,
  widgetTabEvent,
} from './editorEvents.ts';
import { countKit, KIT_EVENTS, summariseCustomization } from './kitEvents.ts';
import { LIBRARY_EVENTS, quotaState } from './libraryEvents.ts';
import { placementRecord, queueRecord, type StoredRecord } from './placementRecord.ts';

const config: EditorEventsConfig = {
  can_send_events: true,
  user_id: 'u1',
  site_url: 'hashed',
  wp_version: '6.8',
  site_key: 'key',
  app_version: '3.33.6',
  site_language: 'en_US',
};
const common = {
  user_id: 'u1',
  subscription_id: null,
  user_tier: null,
  url: 'hashed',
  wp_version: '6.8',
  client_id: 'key',
  app_version: '3.33.6',
  site_language: 'en_US',
};

function managerOf(more: Partial<EditorEventsConfig> = {}) {
  const told: unknown[] = [];
  const manager = createEventsManager(
    { ...config, ...more },
    {
      identify: (id) => told.push(['identify', id]),
      register: (properties) => told.push(['register', properties]),
      track: (name, data, options) => told.push([name, data, options]),
    },
  );
  return { manager, told };
}

describe('the events manager', () => {
  it('says who tells with the first event, and the common fields with every one', () => {
    const { manager, told } = managerOf({ last_login: 'today' });
    manager.tell('kit_cloud_library_delete');
    manager.dispatchEvent('own', { url: 'other', more: 1 }, { fast: true });
    expect(told).toEqual([
      ['identify', 'u1'],
      ['register', { appType: 'Editor', user_id: 'u1', last_login: 'today', plan_type: 'free' }],
      ['kit_cloud_library_delete', { ...common, trigger: 'Click' }, {}],
      ['own', { ...common, url: 'other', more: 1 }, { fast: true }],
    ]);
  });

  it('sends nothing where that is not allowed, and no name where none is known', () => {
    const off = managerOf({ can_send_events: false });
    off.manager.tell('folder_create');
    expect(off.told).toEqual([]);
    const nobody = managerOf({ user_id: '' });
    nobody.manager.tellNamed(widgetTabEvent('global'));
    expect(nobody.told).toEqual([['v1_globals_tab', expect.objectContaining({ user_id: null }), {}]]);
  });

  it('swallows what its transport throws', () => {
    const manager = createEventsManager(config, {
      track: () => {
        throw new Error('offline');
      },
    });
    expect(() => manager.tell('folder_create')).not.toThrow();
    expect(manager.config.triggers.dropdownClick).toBe('Click Dropdown');
  });

  it('knows every event of the specification', () => {
    expect(Object.keys(KIT_EVENTS)).toEqual([
      'page_views_website_templates',
      'kits_cloud_upgrade_clicked',
      'export_kit_customization',
      'import_kit_customization',
      'kit_import_status',
      'kit_cloud_library_apply',
      'kit_cloud_library_delete',
      'ie_admin_action',
      'kit_import_upload_file',
    ]);
    expect(Object.keys(EVENTS)).toHaveLength(9 + 15);
  });

  it('does not tell the site’s address', async () => {
    expect(await hashSiteUrl('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

describe('kit events', () => {
  const parts = { content: true, templates: false, settings: true, plugins: true };

  it('tell pages, upgrades, actions and uploads', () => {
    expect(KIT_EVENTS.page_views_website_templates('kit_import_summary')).toEqual({
      trigger: 'Page Loaded',
      page_loaded: 'kit_import_summary',
      secondary_location: 'kit_import_summary',
    });
    expect(KIT_EVENTS.kits_cloud_upgrade_clicked('templates')).toEqual({
      trigger: 'Click',
      secondary_location: 'templates',
      upgrade_location: 'templates',
    });
    expect(KIT_EVENTS.ie_admin_action('Import from Library')).toEqual({
      trigger: 'Click',
      action_type: 'Import from Library',
    });
    expect(KIT_EVENTS.kit_import_upload_file('Success')).toEqual({
      kit_import_upload_file_status: 'Success',
    });
    expect(KIT_EVENTS.kit_cloud_library_apply('7')).toEqual({ trigger: 'Click', kit_cloud_id: '7' });
    expect(KIT_EVENTS.kit_cloud_library_apply('7', '/x')).toEqual({
      trigger: 'Click',
      kit_cloud_id: '7',
      kit_apply_url: '/x',
    });
  });

  it('tell an import’s end with its error, and without a trigger', () => {
    expect(KIT_EVENTS.kit_import_status(null)).toEqual({ kit_import_status: true });
    expect(KIT_EVENTS.kit_import_status('no')).toEqual({ kit_import_status: false, kit_import_error: 'no' });
  });

  it('tell what was exported and imported', () => {
    expect(
      KIT_EVENTS.export_kit_customization({
        ...parts,
        hasDescription: true,
        counts: { pages: 2, posts: 1, postTypes: 0 },
        source: 'cloud',
      }),
    ).toEqual({
      trigger: 'Click',
      kit_export_content: true,
      kit_export_templates: false,
      kit_export_settings: true,
      kit_export_plugins: true,
      kit_export_customization_modals: undefined,
      kit_description: true,
      kit_page_count: 2,
      kit_post_count: 1,
      kit_post_type_count: 0,
      kit_source: 'cloud',
    });
    const imported = KIT_EVENTS.import_kit_customization({
      ...parts,
      hasDescription: false,
      deselected: ['posts'],
      libraryKit: { id: '9', title: 'T' },
      durationMs: 12_345,
    });
    expect(imported).toEqual({
      trigger: 'Click',
      kit_source: 'file',
      kit_import_content: true,
      kit_import_templates: false,
      kit_import_settings: true,
      kit_import_plugins: true,
      kit_import_deselected: ['posts'],
      kit_description: false,
      kit_import_id: '9',
      kit_import_title: 'T',
      kit_import_duration: 12.35,
    });
    expect(KIT_EVENTS.import_kit_customization({ ...parts, hasDescription: false })).not.toHaveProperty(
      'kit_import_id',
    );
  });

  it('count both kinds of content, of which empty ones are lists', () => {
    expect(
      countKit({
        content: { page: { 1: {}, 2: {} }, post: [] },
        'wp-content': { page: { 3: {} }, post: { 4: {} } },
        'custom-post-type-title': { book: {} },
      }),
    ).toEqual({ pages: 3, posts: 1, postTypes: 1 });
    expect(countKit({})).toEqual({ pages: 0, posts: 0, postTypes: 0 });
  });

  it('sum a customization up', () => {
    const given = {
      theme: true,
      name: 'x',
      menus: { enabled: false },
      pages: [1, 2],
      posts: [1],
      types: [],
      other: [1],
      nothing: null,
    };
    expect(summariseCustomization(given, { pages: [1, 2], posts: [1, 2], types: [1] })).toEqual({
      theme: true,
      name: 'x',
      menus: false,
      pages: 'All',
      posts: 'Partial',
      types: 'None',
      other: 'Partial',
      nothing: null,
    });
  });
});

describe('template library events', () => {
  const location = 'Templates Library';
  const saving = { location, secondaryLocation: 'Save to Modal' };

  it.each<[keyof typeof LIBRARY_EVENTS, object, object]>([
    [
      'save_template_context_menu_exposure',
      LIBRARY_EVENTS.save_template_context_menu_exposure(),
      { location: 'Elementor Editor', secondaryLocation: 'Context Menu', trigger: 'Visible' },
    ],
    [
      'new_save_template_clicked',
      LIBRARY_EVENTS.new_save_template_clicked(),
      { ...saving, trigger: 'Click' },
    ],
    [
      'template_saved',
      LIBRARY_EVENTS.template_saved('cloud', 'page'),
      { ...saving, trigger: 'Click', library_type: 'cloud', template_type: 'page' },
    ],
    [
      'template_transfer',
      LIBRARY_EVENTS.template_transfer({
        method: 'move',
        templateType: 'page',
        origin: 'local',
        destination: 'cloud',
      }),
      {
        ...saving,
        transfer_method: 'move',
        template_type: 'page',
        template_origin: 'local',
        template_destination: 'cloud',
      },
    ],
    [
      'item_deleted',
      LIBRARY_EVENTS.item_deleted('cloud', 'folder'),
      { location, secondaryLocation: 'Delete Dialog', library_type: 'cloud', item_type: 'folder' },
    ],
    [
      'template_import',
      LIBRARY_EVENTS.template_import('local', 'a.b.zip', 3),
      { ...saving, library_type: 'local', file_type: 'zip', template_count: 3 },
    ],
    [
      'template_rename',
      LIBRARY_EVENTS.template_rename('cloud'),
      { location, secondaryLocation: 'Rename Dialog', source: 'cloud' },
    ],
    ['template_inserted', LIBRARY_EVENTS.template_inserted(), { location, library_type: 'local' }],
    [
      'bulk_actions',
      LIBRARY_EVENTS.bulk_actions({
        status: 'fail',
        action: 'copy',
        count: 2,
        libraryType: 'cloud',
        origin: 'local',
        destination: 'folder',
      }),
      {
        ...saving,
        bulk_status: 'fail',
        bulk_action: 'copy',
        bulk_count: 2,
        library_type: 'cloud',
        template_origin: 'local',
        template_destination: 'folder',
      },
    ],
    [
      'folder_create',
      LIBRARY_EVENTS.folder_create(),
      { location, secondaryLocation: 'Create Folder Dialog' },
    ],
    ['quota_bar_capacity', LIBRARY_EVENTS.quota_bar_capacity(), { location, quota_usage_alert: '80%' }],
    [
      'insert_apply_settings',
      LIBRARY_EVENTS.insert_apply_settings(false, 'cloud'),
      {
        location,
        secondaryLocation: 'Apply Settings Dialog',
        apply_modal_result: "don't apply",
        library_type: 'cloud',
      },
    ],
    [
      'upgrade_clicked',
      LIBRARY_EVENTS.upgrade_clicked('free', 'Quota Bar', 'quota bar 85%'),
      {
        location,
        current_sub: 'free',
        secondaryLocation: 'Quota Bar',
        upgrade_position: 'quota bar 85%',
      },
    ],
    [
      'page_viewed',
      LIBRARY_EVENTS.page_viewed('Cloud Tab - Folder'),
      { page_loaded: 'Cloud Tab - Folder', location: 'Cloud Tab - Folder' },
    ],
    [
      'deletion_undo',
      LIBRARY_EVENTS.deletion_undo(true, 'folder'),
      { location, is_bulk: true, item_type: 'folder' },
    ],
  ])('%s tells all that it has to, and no more', (_, payload, expected) => {
    expect(payload).toEqual(expected);
  });

  it('tell that settings were taken along, too', () => {
    expect(LIBRARY_EVENTS.insert_apply_settings(true, 'cloud').apply_modal_result).toBe('apply');
  });

  it('know how full the library is', () => {
    expect([quotaState(79, 100), quotaState(159, 200), quotaState(99, 100), quotaState(1, 1)]).toEqual([
      'normal',
      'warning',
      'warning',
      'alert',
    ]);
  });
});

describe('editor events', () => {
  const document = { postId: 3, postTitle: 'T', postTypeTitle: 'Page', documentType: 'wp-page' };

  it('have the names by which they are counted', () => {
    const { names } = createEventsManager(config, { track: () => {} }).config;
    expect(Object.values(names.v1)).toEqual([
      'v1_widgets_tab_layout_section',
      'v1_widgets_tab_basic_section',
      'v1_widgets_tab_pro_section',
      'v1_widgets_tab_general_section',
      'v1_widgets_tab_site_section',
      'v1_widgets_tab_single_section',
      'v1_widgets_tab_woocommerce_section',
      'v1_widgets_tab_wordpress_section',
      'v1_widgets_tab',
      'v1_globals_tab',
    ]);
    expect(Object.values(names.topBar)).toEqual([
      'top_bar_whats_new',
      'top_bar_document_settings_icon',
      'top_bar_preview_page',
      'top_bar_publish_button',
      'top_bar_widget_panel_icon',
      'top_bar_finder',
      'top_bar_help',
      'top_bar_elementor_logo_dropdown_history',
      'top_bar_elementor_logo_dropdown_user_preferences',
      'top_bar_elementor_logo_dropdown_keyboard_shortcuts',
      'top_bar_elementor_logo_dropdown_exit_to_wordpress',
      'top_bar_elementor_logo_dropdown_theme_builder',
      'top_bar_notes',
      'top_bar_site_setting',
      'top_bar_structure',
      'top_bar_document_name_dropdown',
      'top_bar_responsive_controls',
      'top_bar_checklist_icon_show',
      'top_bar_checklist_icon_hide',
      'open_e_menu',
      'connect_account',
      'account_connected',
    ]);
    expect(Object.values(names.variables)).toEqual([
      'open_variables_popover',
      'add_new_variable',
      'connect_variable',
      'save_new_variable',
    ]);
  });

  it('are named by what was pressed', () => {
    expect(widgetSectionEvent('woocommerce-elements')).toEqual({
      name: 'v1_widgets_tab_woocommerce_section',
      payload: {
        location: 'Widget Panel',
        secondaryLocation: 'WooCommerce Section',
        trigger: 'Accordion Click',
        element: 'Accordion section',
      },
    });
    expect(addElementEvent('widget', 'heading').payload).toEqual({
      location: 'editor_panel',
      element_name: 'heading',
      element_type: 'widget',
      widget_type: 'heading',
    });
    expect(addElementEvent('container').payload['element_name']).toBe('container');
    expect(topBarEvent('publishButton').payload).toMatchObject({
      secondaryLocation: 'Publish Button',
      trigger: 'Click',
      element: 'Main CTA',
    });
    expect(topBarEvent('structure').payload['trigger']).toBe('Toggle Click');
    expect(topBarEvent('elementorLogoDropdown')).toMatchObject({
      name: 'open_e_menu',
      payload: { trigger: 'Click Dropdown' },
    });
    expect(topBarEvent('responsiveControls', { mode: 'tablet' }).payload['mode']).toBe('tablet');
    expect(checklistStepEvent('done', 'add_logo_now', document)).toEqual({
      name: 'checklist_steps_done_addlogonow',
      payload: {
        location: 'Elementor Editor',
        secondaryLocation: 'Checklist Steps',
        trigger: 'Click',
        ...document,
      },
    });
    expect(checklistEvent('close', document)).toEqual({
      name: 'checklist_header_close_icon',
      payload: {
        location: 'Elementor Editor',
        secondaryLocation: 'Checklist Header',
        trigger: 'Click',
        element: 'Button Icon',
        ...document,
      },
    });
    expect(checklistEvent('show', document).name).toBe('checklist_userpreferences_toggle_show');
    expect(checklistEvent('firstPopup', document)).toMatchObject({
      name: 'checklist popup triggered',
      payload: { trigger: 'Editor Loaded', element: 'Checklist popup' },
    });
    expect(checklistEvent('hide', document)).toMatchObject({
      name: 'checklist_userpreferences_toggle_hide',
      payload: { trigger: 'Toggle Click', element: 'Toggle' },
    });
    expect(variablesEvent('save', 'color', 'a.b')).toEqual({
      name: 'save_new_variable',
      payload: {
        location: 'Variables Panel',
        secondaryLocation: 'Variables Popover',
        trigger: 'Click',
        var_type: 'color',
        control_path: 'a.b',
        action_type: 'save_new_variable',
      },
    });
  });
});

describe('the words that events are told by', () => {
  const {
    locations,
    secondaryLocations: places,
    triggers,
  } = createEventsManager(config, { track: () => {} }).config;

  it('are those of the specification: what was done', () => {
    expect(Object.values(triggers)).toEqual([
      'Click',
      'Accordion Click',
      'Toggle Click',
      'Click Dropdown',
      'Editor Loaded',
      'Visible',
      'Page Loaded',
    ]);
  });

  it('are those of the specification: where it was done', () => {
    const { templatesLibrary, app, ...others } = locations;
    expect([...Object.values(others), ...Object.values(templatesLibrary), ...Object.values(app)]).toEqual([
      'Widget Panel',
      'Top Bar',
      'Elementor Editor',
      'Variables Panel',
      'WP admin',
      'Templates Library',
      'Import Kit',
      'Export Kit',
      'Kit Library',
      'Cloud Kit Library',
    ]);
    expect(Object.values(places.admin)).toEqual(['plugin_tools_tab', 'plugin_website_templates_tab']);
    expect(Object.values(places.kitLibrary)).toEqual([
      'kits_cloud_library',
      'kits_cloud_library_connect',
      'kits_cloud_library_upgrade',
      'kit_export_customization',
      'kit_export',
      'kit_export_customization_edit',
      'kit_export_summary',
      'kit_import_upload_box',
      'kit_import_customization',
      'kit_import_summary',
    ]);
    expect(Object.values(places.templateLibrary)).toEqual([
      'Save to Modal',
      'Move to Modal',
      'Bulk Move to Modal',
      'Copy to Modal',
      'Bulk Copy to Modal',
      'Save to Modal - select folder',
      'Save to Modal - connect',
      'Save to Modal - upgrade',
      'Import Modal',
      'New Folder Modal',
      'Delete Dialog',
      'Delete Folder Dialog',
      'Rename Dialog',
      'Create Folder Dialog',
      'Apply Settings Dialog',
      'Cloud Tab',
      'Site Tab',
      'Cloud Tab - Folder',
      'Cloud Tab - Connect',
      'Cloud Tab - Upgrade',
      'Context Menu',
      'Quota Bar',
    ]);
    expect(places).toMatchObject({
      checklistHeader: 'Checklist Header',
      checklistSteps: 'Checklist Steps',
      userPreferences: 'User Preferences',
      contextMenu: 'Context Menu',
      finder: 'Finder',
      help: 'Help',
      notes: 'Notes',
      siteSettings: 'Site Settings',
      structure: 'Structure',
      responsiveControls: 'Responsive controls',
    });
  });
});

describe('placement records', () => {
  it('keep every detail of the specification', () => {
    const names =
      'layout site_part error document_name document_type view_type_clicked tag sort_direction sort_type action grid_location kit_name page_source element_position element event_type modal_type method status step item category element_location search_term section site_area';
    const details = Object.fromEntries(names.split(' ').map((name) => [name, 'said']));
    expect(placementRecord('kit-library/apply-kit', details).details).toEqual(details);
  });

  it('part a command at its first slash, and keep known details that are not null', () => {
    expect(
      placementRecord('kit-library/apply-kit', {
        element: '',
        method: undefined,
        kit_name: null,
        password: 'x',
        status: 0,
      }),
    ).toEqual({
      placement: 'kit-library',
      event: 'apply-kit',
      details: { element: '', method: undefined, status: 0 },
    });
    expect(placementRecord('kit-library/a/b', { other: 1 })).toEqual({
      placement: 'kit-library',
      event: 'a',
    });
    expect(placementRecord('announcement')).toEqual({ placement: 'announcement', event: undefined });
  });

  it('wait to be sent, a thousand at the most', () => {
    const full: StoredRecord[] = Array.from({ length: 1000 }, (_each, at) => ({
      placement: 'p',
      event: String(at),
      ts: '',
    }));
    const queue = queueRecord(full, placementRecord('p/new'), 'now');
    expect(queue).toHaveLength(1000);
    expect(queue[0]?.event).toBe('1');
    expect(queue.at(-1)).toEqual({ placement: 'p', event: 'new', ts: 'now' });
  });

  it('say when they were, as clocks show it where their sender is', () => {
    const noon = Date.UTC(2026, 2, 1, 12);
    vi.useFakeTimers({ toFake: ['Date'], now: noon });
    const ts = queueRecord([], placementRecord('p/new'))[0]?.ts ?? '';
    vi.useRealTimers();
    expect(ts).toMatch(/^[\d-]{10}T[\d:.]{12}[+-]\d\d:\d\d$/);
    expect(Date.parse(ts)).toBe(noon);
  });
});
