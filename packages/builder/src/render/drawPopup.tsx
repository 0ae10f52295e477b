import { isObject } from '@vitrine/model';
import type { ReactElement, ReactNode } from 'react';
import type { PageDocument } from '../document/PageDocument.ts';
import { isOn, numberOf, type Settings, textOf } from '../settings/Settings.ts';
import { background, border, boxShadow, margin, padding, radius } from '../styles/boxGroups.ts';
import { applyControls, rule } from '../styles/Control.ts';
import type { RenderContext } from './createContext.ts';

const BOX = '& > .dialog-widget-content';
const CLOSE = '& .dialog-close-button';
const PLACES = {
  left: 'start',
  right: 'end',
  top: 'start',
  bottom: 'end',
  center: 'center',
  middle: 'center',
};

/** Settings of a dialog, and the CSS that they become. */
const controls = [
  rule('width', BOX, 'width:{{SIZE}}{{UNIT}}'),
  rule('height', BOX, 'height:{{SIZE}}{{UNIT}}', { when: { height_type: 'custom' } }),
  rule('horizontal_position', '&', 'justify-items:{{VALUE}}', { words: PLACES }),
  rule('vertical_position', '&', 'align-items:{{VALUE}}', { words: PLACES }),
  rule('content_position', BOX, 'align-content:{{VALUE}}', { words: PLACES }),
  ...background('background', BOX),
  ...background('overlay_background', '&::backdrop'),
  ...border('border', BOX),
  radius('border_radius', BOX),
  boxShadow('box_shadow', BOX),
  padding('padding', `${BOX} > .elementor`),
  margin('margin', BOX),
  rule('close_button_color', CLOSE, 'color:{{VALUE}}'),
  rule('close_button_background_color', CLOSE, 'background-color:{{VALUE}}'),
];

/** A document in a dialog. Closed, and so not there at all until a script opens it. */
export function drawPopup(
  { settings, source, title }: PageDocument,
  { options, sheet, paint, texts, needs }: RenderContext,
  children: ReactNode,
): ReactElement {
  const id = `elementor-popup-modal-${options.id}`;
  applyControls({ sheet, wrapper: `#${id}`, settings, tools: paint }, controls);
  needs.script = true;
  const isFull = textOf(settings, 'height_type') === 'fit_to_screen';
  const animation = /^[a-zA-Z]+$/.exec(textOf(settings, 'entrance_animation'))?.[0] ?? '';
  const hasClose = textOf(settings, 'close_button') !== '' || settings['close_button'] === undefined;
  const said = {
    ...behaviour(settings, hasClose),
    ...(options.popup === 'by itself' && shownBy(source, settings)),
  };
  return (
    <dialog
      id={id}
      className={`elementor-popup-modal${isFull ? ' e-popup-full' : ''}`}
      aria-label={title || undefined}
      data-elementor-popup={JSON.stringify(said)}
    >
      <div className={`dialog-widget-content${animation && ` animated ${animation}`}`}>
        {children}
        {hasClose && (
          <button
            type="button"
            className={`dialog-close-button${textOf(settings, 'close_button_position') === 'outside' ? ' e-popup-close-outside' : ''}`}
            aria-label={texts('close')}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" />
            </svg>
          </button>
        )}
      </div>
    </dialog>
  );
}

/** How it opens and closes. Who cannot press a button to close it can always press Escape. */
const behaviour = (settings: Settings, hasClose: boolean): Settings => ({
  isModal: settings['overlay'] === undefined || isOn(settings, 'overlay'),
  closeAfterS: numberOf(settings, 'close_automatically') ?? 0,
  closeButtonAfterS: numberOf(settings, 'close_button_delay') ?? 0,
  keepsOnOverlay: isOn(settings, 'prevent_close_on_background_click'),
  keepsOnEscape: hasClose && isOn(settings, 'prevent_close_on_esc_key'),
  isOnlyOne: isOn(settings, 'avoid_multiple_popups'),
  openSelector: textOf(settings, 'open_selector'),
});

/** What opens it by itself, and when it may: sites keep both beside the document, together or apart. */
function shownBy(source: unknown, settings: Settings): Settings {
  const places = [isObject(source) ? source : {}, settings];
  const found = places.flatMap((place) =>
    ['display_settings', 'popup_display_settings', 'triggers', 'timing'].map((key) => place[key]),
  );
  const flat = found
    .filter(isObject)
    .flatMap((each) => [each, each['triggers'], each['timing']])
    .filter(isObject);
  const rules = Object.fromEntries(
    flat.flatMap((each) => Object.entries(each).filter(([, value]) => !isObject(value))),
  );
  return { rules };
}
