import type { ReactElement } from 'react';
import { asButton } from '../html/wireRoles.ts';
import { FRAME_MAY } from '../html/frameMay.ts';
import { safeHref } from '../settings/safeHref.ts';
import { isEmpty, isOn, lookUp, numberOf, type Settings, textOf, urlOf } from '../settings/Settings.ts';
import { dailymotionId, videopressId, vimeoId, vimeoToken, youtubeId } from '../settings/videoIds.ts';
import { cssFilters } from '../styles/boxGroups.ts';
import { rule } from '../styles/Control.ts';
import { Picture } from './Picture.tsx';
import type { Widget, WidgetProps, WidgetTools } from './Widget.ts';

const RATIOS: Readonly<Record<string, string>> = {
  '169': '16/9',
  '219': '21/9',
  '43': '4/3',
  '32': '3/2',
  '11': '1/1',
  '916': '9/16',
};

/** Where a film is, by the setting of its platform. */
const addressOf = (settings: Settings): string => {
  const type = textOf(settings, 'video_type');
  if (type === 'hosted')
    return isOn(settings, 'insert_url') ? urlOf(settings, 'external_url') : urlOf(settings, 'hosted_url');
  return urlOf(settings, `${type}_url`);
};

const flag = (settings: Settings, key: string): string => (isOn(settings, key) ? '1' : '0');

/** The platform's frame for a film; null: the address is none of its. */
export function embedAddress(settings: Settings): string | null {
  const url = addressOf(settings);
  const type = textOf(settings, 'video_type');
  const maker = Object.hasOwn(EMBEDS, type) ? EMBEDS[type] : undefined;
  return maker?.(url, settings) ?? null;
}

const withWords = (base: string, words: Readonly<Record<string, string | null>>): string => {
  const query = new URLSearchParams(
    Object.entries(words).filter((word): word is [string, string] => Boolean(word[1])),
  );
  return `${base}?${query}`;
};

const EMBEDS: Readonly<Record<string, (url: string, settings: Settings) => string | null>> = {
  youtube(url, settings) {
    const id = youtubeId(url);
    if (id === null) return null;
    const host = isOn(settings, 'yt_privacy') ? 'www.youtube-nocookie.com' : 'www.youtube.com';
    return withWords(`https://${host}/embed/${id}`, {
      feature: 'oembed',
      start: String(numberOf(settings, 'start') ?? ''),
      end: String(numberOf(settings, 'end') ?? ''),
      ...played(settings),
      loop: isOn(settings, 'loop') ? '1' : null,
      playlist: isOn(settings, 'loop') ? id : null,
      controls: flag(settings, 'controls'),
      mute: flag(settings, 'mute'),
      rel: flag(settings, 'rel'),
      cc_load_policy: flag(settings, 'cc_load_policy'),
      wmode: 'opaque',
    });
  },
  vimeo(url, settings) {
    const id = vimeoId(url);
    if (id === null) return null;
    const words = withWords(`https://player.vimeo.com/video/${id}`, {
      h: vimeoToken(url),
      color: textOf(settings, 'color').replace('#', ''),
      ...played(settings),
      autopause: '0',
      dnt: isOn(settings, 'vimeo_privacy') ? 'true' : null,
      loop: flag(settings, 'loop'),
      muted: flag(settings, 'mute'),
      title: flag(settings, 'vimeo_title'),
      portrait: flag(settings, 'vimeo_portrait'),
      byline: flag(settings, 'vimeo_byline'),
    });
    return `${words}#t=${vimeoTime(numberOf(settings, 'start'))}`;
  },
  dailymotion(url, settings) {
    const id = dailymotionId(url);
    if (id === null) return null;
    return withWords(`https://dailymotion.com/embed/video/${id}`, {
      start: String(numberOf(settings, 'start') ?? ''),
      ...played(settings),
      'endscreen-enable': '0',
      controls: flag(settings, 'controls'),
      mute: flag(settings, 'mute'),
      'ui-start-screen-info': flag(settings, 'showinfo'),
      'ui-logo': flag(settings, 'logo'),
    });
  },
  videopress(url, settings) {
    const id = videopressId(url);
    return (
      id &&
      withWords(`https://videopress.com/embed/${id}`, { ...played(settings), loop: flag(settings, 'loop') })
    );
  },
};

const hasOverlay = (settings: Settings): boolean =>
  isOn(settings, 'show_image_overlay') && !isEmpty(settings['image_overlay']);

/** A film behind a picture waits for a click. */
const played = (settings: Settings): Readonly<Record<string, string | null>> =>
  isOn(settings, 'autoplay') && !hasOverlay(settings) ? { autoplay: '1', playsinline: '1' } : {};

/** As `01h02m03s`. */
function vimeoTime(seconds: number | null): string {
  if (seconds === null || seconds <= 0) return '';
  const pad = (part: number): string => String(Math.floor(part)).padStart(2, '0');
  return `${pad(seconds / 3600)}h${pad((seconds / 60) % 60)}m${pad(seconds % 60)}s`;
}

const FRONTEND = [
  'video_type',
  'youtube_url',
  'vimeo_url',
  'start',
  'end',
  'autoplay',
  'play_on_mobile',
  'mute',
  'loop',
  'controls',
  'rel',
  'cc_load_policy',
  'yt_privacy',
  'lazy_load',
  'show_image_overlay',
  'image_overlay',
  'lightbox',
  'aspect_ratio',
];

export const video: Widget = {
  type: 'video',
  isLive: true,
  defaults: {
    video_type: 'youtube',
    youtube_url: 'https://www.youtube.com/watch?v=XHOmBV4js_E',
    controls: 'yes',
    show_play_icon: 'yes',
    aspect_ratio: '169',
    vimeo_title: 'yes',
    vimeo_portrait: 'yes',
    vimeo_byline: 'yes',
    showinfo: 'yes',
  },
  frontend: FRONTEND,
  controls: [
    cssFilters('css_filters', '& .elementor-wrapper'),
    rule('play_icon_color', '& .elementor-custom-embed-play svg', 'fill:{{VALUE}}'),
    rule('play_icon_size', '& .elementor-custom-embed-play', 'font-size:{{SIZE}}{{UNIT}}'),
  ],
  draw: (props) => {
    const { settings, tools } = props;
    const ratio = lookUp(RATIOS, textOf(settings, 'aspect_ratio')) ?? '16/9';
    tools.css('&', `--video-aspect-ratio:${ratio}`);
    const url = addressOf(settings);
    if (url === '') return null;
    const isHosted = textOf(settings, 'video_type') === 'hosted';
    const embed = isHosted ? null : embedAddress(settings);
    if (!isHosted && embed === null) return <p className="elementor-video-address">{url}</p>;
    return (
      <div className="elementor-wrapper elementor-open-inline">
        {isHosted ? <Hosted {...props} /> : <Embedded embed={embed ?? ''} {...props} />}
        {hasOverlay(settings) && <Overlay settings={settings} tools={tools} url={embed ?? url} />}
      </div>
    );
  },
};

/** Documents know no captions: where a film has some, they are in it. */
const Film = 'video';

function Hosted({ settings, tools }: WidgetProps): ReactElement | null {
  const src = tools.media(addressOf(settings));
  if (src === '') return null;
  const start = numberOf(settings, 'start');
  const end = numberOf(settings, 'end');
  const time = start === null && end === null ? '' : `#t=${start ?? 0}${end === null ? '' : `,${end}`}`;
  const poster = tools.media(settings['poster']);
  const isSilent = isOn(settings, 'mute');
  return (
    <Film
      className="elementor-video"
      src={src + time}
      controls={isOn(settings, 'controls')}
      loop={isOn(settings, 'loop')}
      muted={isSilent}
      autoPlay={isOn(settings, 'autoplay') && isSilent && !hasOverlay(settings)}
      playsInline
      preload="metadata"
      {...(poster && { poster })}
    />
  );
}

/** Nothing of a platform loads before the visitor wants it: behind a picture it waits for a click. */
function Embedded({ embed, settings, tools }: WidgetProps & { embed: string }): ReactElement {
  return (
    <iframe
      className="elementor-video-iframe"
      title={tools.texts('playVideo')}
      allowFullScreen
      allow="autoplay; encrypted-media; picture-in-picture"
      loading="lazy"
      sandbox={FRAME_MAY}
      {...(hasOverlay(settings) ? { 'data-lazy-load': embed } : { src: embed })}
    />
  );
}

function Overlay({
  settings,
  tools,
  url,
}: {
  settings: Settings;
  tools: WidgetTools;
  url: string;
}): ReactElement {
  const opens = isOn(settings, 'lightbox')
    ? {
        'data-elementor-open-lightbox': 'yes',
        'data-elementor-lightbox': JSON.stringify({
          type: 'video',
          videoType: textOf(settings, 'video_type'),
          url,
          autoplay: 'yes',
          modalOptions: { videoAspectRatio: textOf(settings, 'aspect_ratio') },
        }),
      }
    : {};
  const hasIcon = isOn(settings, 'show_play_icon');
  const plays = { ...asButton, 'aria-label': tools.texts('playVideo') };
  return (
    <div className="elementor-custom-embed-image-overlay" {...opens} {...(!hasIcon && plays)}>
      <Picture value={settings['image_overlay']} tools={tools} isDecoration />
      {hasIcon && (
        <div className="elementor-custom-embed-play" {...plays}>
          {tools.icon(isEmpty(settings['play_icon']) ? 'fas fa-circle-play' : settings['play_icon'])}
        </div>
      )}
      <noscript>
        <a className="elementor-video-link" href={safeHref(addressOf(settings))}>
          {tools.texts('playVideo')}
        </a>
      </noscript>
    </div>
  );
}
