import { FRAME_MAY } from '../html/frameMay.ts';
import { Html } from '../html/Html.tsx';
import { asPicture } from '../html/wireRoles.ts';
import { isOn, lookUp, numberOf, textOf, urlOf } from '../settings/Settings.ts';
import { rule } from '../styles/Control.ts';
import { typography } from '../styles/typography.ts';
import type { Widget } from './Widget.ts';

/** Widgets of one main setting. */

export const alert: Widget = {
  type: 'alert',
  isLive: 'alone',
  defaults: { alert_type: 'info', show_dismiss: 'show' },
  classes: [['alert_type', 'elementor-alert-']],
  controls: [
    rule('background', '& .elementor-alert', 'background-color:{{VALUE}}'),
    rule('border_color', '& .elementor-alert', 'border-color:{{VALUE}}'),
    rule('border_left-width', '& .elementor-alert', 'border-inline-start-width:{{SIZE}}{{UNIT}}'),
    rule('title_color', '& .elementor-alert-title', 'color:{{VALUE}}'),
    ...typography('alert_title', '& .elementor-alert-title'),
    rule('description_color', '& .elementor-alert-description', 'color:{{VALUE}}'),
    ...typography('alert_description', '& .elementor-alert-description'),
  ],
  draw({ settings, tools }) {
    const title = tools.inline(textOf(settings, 'alert_title'));
    const words = tools.block(textOf(settings, 'alert_description'));
    if (title === '' && words === '') return null;
    return (
      <div className="elementor-alert" role="alert">
        {title !== '' && <Html as="span" className="elementor-alert-title" html={title} />}
        {words !== '' && <Html as="div" className="elementor-alert-description" html={words} />}
        {textOf(settings, 'show_dismiss') === 'show' && (
          <button type="button" className="elementor-alert-dismiss" aria-label={tools.texts('dismiss')}>
            {tools.icon('fas fa-xmark')}
          </button>
        )}
      </div>
    );
  },
};

/** A map is a frame of its provider. Where there is none, a link leads there. */
export const googleMaps: Widget = {
  type: 'google_maps',
  defaults: { address: 'London Eye, London, United Kingdom', zoom: { unit: 'px', size: 10 } },
  controls: [rule('height', '& iframe', 'height:{{SIZE}}{{UNIT}}')],
  draw({ settings, tools }) {
    const place = textOf(settings, 'address').trim();
    if (place === '') return null;
    const zoom = Math.round(Math.min(20, Math.max(1, numberOf(settings, 'zoom') ?? 10)));
    const asked = new URLSearchParams({ q: place, t: 'm', z: String(zoom), output: 'embed', iwloc: 'near' });
    return (
      <div className="elementor-custom-embed">
        <iframe
          src={`https://maps.google.com/maps?${asked}`}
          title={tools.texts('mapOf', { place })}
          loading="lazy"
          sandbox={FRAME_MAY}
        />
      </div>
    );
  },
};

/** Documents know no captions. */
const Sound = 'audio';

/** Sounds of SoundCloud, in its own player. */
export const audio: Widget = {
  type: 'audio',
  draw({ settings, tools }) {
    const url = urlOf(settings, 'link');
    if (!/^https:\/\/(?:[\w-]+\.)*soundcloud\.com\//i.test(url)) {
      const src = tools.media(url);
      return /\.(?:mp3|ogg|wav|m4a|aac|flac)$/i.test(src) ? (
        <Sound controls preload="none" src={src} />
      ) : null;
    }
    const asked = new URLSearchParams({
      url,
      auto_play: String(isOn(settings, 'sc_auto_play')),
      visual: String(isOn(settings, 'visual')),
    });
    return (
      <div className="elementor-soundcloud-wrapper">
        <iframe
          src={`https://w.soundcloud.com/player/?${asked}`}
          title="SoundCloud"
          height={isOn(settings, 'visual') ? 400 : 166}
          loading="lazy"
          sandbox={FRAME_MAY}
        />
      </div>
    );
  },
};

export const html: Widget = {
  type: 'html',
  draw({ settings, tools }) {
    const clean = tools.block(textOf(settings, 'html'));
    return clean.trim() === '' ? null : <Html html={clean} />;
  },
};

export const shortcode: Widget = {
  type: 'shortcode',
  draw({ settings, tools }) {
    const written = textOf(settings, 'shortcode');
    const clean = tools.block(written);
    // A mark that nobody fills in says nothing to visitors.
    if (/^\s*\[[^\]]*\]\s*$/.test(clean)) {
      tools.note(`the shortcode ${written.trim().slice(0, 60)} is not known here`);
      return null;
    }
    return <Html className="elementor-shortcode" html={clean} />;
  },
};

/** A place in the page that links lead to. */
export const menuAnchor: Widget = {
  type: 'menu-anchor',
  draw({ settings }) {
    const name = /^[\w-]+$/.exec(textOf(settings, 'anchor'))?.[0];
    return name === undefined ? null : <div className="elementor-menu-anchor" id={name} />;
  },
};

/** Where lists of posts end; their link to the rest leads here. */
export const readMore: Widget = {
  type: 'read-more',
  draw: () => <span id="more" />,
};

export const textPath: Widget = {
  type: 'text-path',
  defaults: { path: 'wave' },
  controls: [
    ...typography('text_typography', '& text'),
    rule('text_color_normal', '& text', 'fill:{{VALUE}}'),
    rule('size', '& svg', 'width:{{SIZE}}{{UNIT}}'),
    rule('rotation', '& svg', 'transform:rotate({{SIZE}}deg)'),
    rule('align', '', 'text-align:{{VALUE}}'),
  ],
  draw({ node, settings, tools }) {
    const text = textOf(settings, 'text').replaceAll(/<[^>]*>/g, '');
    if (text === '') return null;
    const d = lookUp(PATHS, textOf(settings, 'path')) ?? PATHS['wave'];
    const link = tools.link(settings['link']);
    const drawn = (
      <textPath href={`#e-path-${node.id}`} startOffset={`${numberOf(settings, 'start_point') ?? 0}%`}>
        {text}
      </textPath>
    );
    return (
      <div className="e-text-path">
        <svg viewBox="0 0 250 125" {...asPicture} aria-label={text}>
          <path id={`e-path-${node.id}`} d={d} fill="none" />
          <text>{link ? <a {...link}>{drawn}</a> : drawn}</text>
        </svg>
      </div>
    );
  },
};

const PATHS: Readonly<Record<string, string>> = {
  wave: 'M0 62C42 20 83 20 125 62S208 104 250 62',
  arc: 'M5 120A120 120 0 0 1 245 120',
  circle: 'M125 5A57 57 0 1 1 124.9 5',
  line: 'M0 62H250',
  oval: 'M125 15C200 15 245 35 245 62S200 110 125 110 5 90 5 62 50 15 125 15',
  spiral: 'M125 62C125 50 145 50 145 68S95 90 95 60 165 20 165 70 70 110 70 55',
};
