import { ELEMENTS, LOCATIONS, NAMES, SECONDARY_LOCATIONS, TRIGGERS } from './labels.ts';

/** An event whose name goes by what was pressed. */
export interface NamedEvent {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

type WidgetSection = Exclude<keyof typeof NAMES.v1, 'categories' | 'global'>;

/** A section of the widget panel. The original looks its name up the wrong way round and sends none; this is what it means. */
export const widgetSectionEvent = (section: WidgetSection): NamedEvent => ({
  name: NAMES.v1[section],
  payload: {
    location: LOCATIONS.widgetPanel,
    secondaryLocation: SECONDARY_LOCATIONS[section],
    trigger: TRIGGERS.accordionClick,
    element: ELEMENTS.accordionSection,
  },
});

export const widgetTabEvent = (tab: 'categories' | 'global'): NamedEvent => ({
  name: NAMES.v1[tab],
  payload: {
    location: LOCATIONS.widgetPanel,
    secondaryLocation: SECONDARY_LOCATIONS[tab],
    trigger: TRIGGERS.click,
  },
});

export const addElementEvent = (elementType: string, widgetType?: string): NamedEvent => ({
  name: 'add_element',
  payload: {
    location: 'editor_panel',
    element_name: widgetType || elementType,
    element_type: elementType,
    widget_type: widgetType,
  },
});

interface TopBarRow {
  readonly place: string;
  readonly trigger?: string;
  readonly element?: string;
}

const { eLogoMenu } = SECONDARY_LOCATIONS;

/** What is pressed in the top bar: where, and how where it is not a click on a button's icon. */
const TOP_BAR: { readonly [Key in keyof typeof NAMES.topBar]: TopBarRow } = {
  whatsNew: { place: SECONDARY_LOCATIONS['whats-new'] },
  documentSettings: { place: SECONDARY_LOCATIONS['document-settings'] },
  previewPage: { place: SECONDARY_LOCATIONS['preview-page'] },
  publishButton: { place: SECONDARY_LOCATIONS['publish-button'], element: ELEMENTS.mainCta },
  widgetPanel: { place: SECONDARY_LOCATIONS['widget-panel'], trigger: TRIGGERS.toggleClick },
  finder: { place: SECONDARY_LOCATIONS.finder, trigger: TRIGGERS.toggleClick },
  help: { place: SECONDARY_LOCATIONS.help },
  history: { place: eLogoMenu },
  userPreferences: { place: eLogoMenu },
  keyboardShortcuts: { place: eLogoMenu },
  exitToWordpress: { place: eLogoMenu },
  themeBuilder: { place: eLogoMenu },
  notes: { place: SECONDARY_LOCATIONS.notes, trigger: TRIGGERS.toggleClick },
  siteSettings: { place: SECONDARY_LOCATIONS.siteSettings, trigger: TRIGGERS.toggleClick },
  structure: { place: SECONDARY_LOCATIONS.structure, trigger: TRIGGERS.toggleClick },
  documentNameDropdown: {
    place: SECONDARY_LOCATIONS.documentNameDropdown,
    trigger: TRIGGERS.dropdownClick,
    element: ELEMENTS.dropdown,
  },
  responsiveControls: { place: SECONDARY_LOCATIONS.responsiveControls },
  launchpadOn: { place: SECONDARY_LOCATIONS.launchpad, trigger: TRIGGERS.toggleClick },
  launchpadOff: { place: SECONDARY_LOCATIONS.launchpad, trigger: TRIGGERS.toggleClick },
  elementorLogoDropdown: { place: SECONDARY_LOCATIONS.elementorLogo, trigger: TRIGGERS.dropdownClick },
  connectAccount: { place: eLogoMenu },
  accountConnected: { place: eLogoMenu },
};

/** `more`: what some of them add, as `mode` (the device) of the responsive controls. */
export function topBarEvent(
  key: keyof typeof NAMES.topBar,
  more: Readonly<Record<string, unknown>> = {},
): NamedEvent {
  const { place, trigger = TRIGGERS.click, element = ELEMENTS.buttonIcon } = TOP_BAR[key];
  return {
    name: NAMES.topBar[key],
    payload: { location: LOCATIONS.topBar, secondaryLocation: place, trigger, element, ...more },
  };
}

/** What every event of the checklist says of what is edited. */
interface EditedDocument {
  readonly postId: number;
  readonly postTitle: string;
  readonly postTypeTitle: string;
  readonly documentType: string;
}

/** A step of the checklist, by what was done to it. */
export const checklistStepEvent = (
  action: 'title' | 'action' | 'done' | 'undone' | 'upgrade',
  stepId: string,
  document: EditedDocument,
): NamedEvent => ({
  name: `checklist_steps_${action}_${stepId.replaceAll('_', '')}`,
  payload: {
    location: LOCATIONS.elementorEditor,
    secondaryLocation: SECONDARY_LOCATIONS.checklistSteps,
    trigger: TRIGGERS.click,
    ...document,
  },
});

const { checklist, userPreferences } = NAMES.elementorEditor;

/** The checklist as a whole: its header is closed, it opens by itself, it is switched on or off. */
const CHECKLIST = {
  close: [
    checklist.checklistHeaderClose,
    SECONDARY_LOCATIONS.checklistHeader,
    TRIGGERS.click,
    ELEMENTS.buttonIcon,
  ],
  firstPopup: [
    checklist.checklistFirstPopup,
    SECONDARY_LOCATIONS.launchpad,
    TRIGGERS.editorLoaded,
    ELEMENTS.launchpadChecklist,
  ],
  show: [
    userPreferences.checklistShow,
    SECONDARY_LOCATIONS.userPreferences,
    TRIGGERS.toggleClick,
    ELEMENTS.toggle,
  ],
  hide: [
    userPreferences.checklistHide,
    SECONDARY_LOCATIONS.userPreferences,
    TRIGGERS.toggleClick,
    ELEMENTS.toggle,
  ],
} as const;

export function checklistEvent(what: keyof typeof CHECKLIST, document: EditedDocument): NamedEvent {
  const [name, secondaryLocation, trigger, element] = CHECKLIST[what];
  return {
    name,
    payload: {
      location: LOCATIONS.elementorEditor,
      secondaryLocation,
      trigger,
      element,
      ...document,
    },
  };
}

export const variablesEvent = (
  action: keyof typeof NAMES.variables,
  varType: string,
  controlPath: string,
): NamedEvent => ({
  name: NAMES.variables[action],
  payload: {
    location: LOCATIONS.variables,
    secondaryLocation: SECONDARY_LOCATIONS.variablesPopover,
    trigger: TRIGGERS.click,
    var_type: varType,
    control_path: controlPath,
    action_type: NAMES.variables[action],
  },
});
