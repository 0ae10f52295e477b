/** @jsxImportSource hono/jsx */
import { type Module, readNavSlide } from '@vitrine/model';
import { element, type Html } from '../elements.ts';
import { authorHtmlWithoutLinks } from '@vitrine/player/html';
import {
  classNames,
  itemButton,
  type RowKind,
  type SlideNumber,
  thumbStyle,
  usesPicture,
} from '@vitrine/player/markup';
import { LookContent } from './LookContent.tsx';
import type { ResolvedLook } from './looks/readyLook.ts';
import { fillTemplate } from './text/fillTemplate.ts';
import { itemLabel } from './text/labels.ts';
import type { Controls } from '../ports/Controls.ts';

interface ItemProps {
  readonly module: Module;
  /** What controls are called. */
  readonly words: Controls;
  readonly kind: RowKind;
  readonly look: ResolvedLook;
  readonly slideKey: string;
  /** 0-based place among what navigation offers. */
  readonly index: number;
  /** What it is called by, where that is not known yet; default: its place. */
  readonly number?: SlideNumber;
  readonly isCurrent: boolean;
  /** The item that the keyboard reaches in a tablist. */
  readonly isReached: boolean;
  /** The slide's element, where it stands in the page. */
  readonly controls: string | undefined;
  /** The smallest window of bullets that it is in. */
  readonly room: number | undefined;
  /** It comes into a module that plays. Default false: it waits for the script. */
  readonly isLive?: boolean;
}

/** A bullet, tab or thumb: it goes to its slide. */
export function ItemView(props: ItemProps): Html {
  const {
    module,
    words,
    kind,
    look,
    slideKey,
    index,
    number = index + 1,
    isCurrent,
    room,
    isLive = false,
  } = props;
  const slide = { ...readNavSlide(module, slideKey), number };
  const html = fillTemplate(look.html, slide);
  const style = {
    ...(usesPicture(look.html) ? thumbStyle(slide, slide.picture) : {}),
    ...(kind.isWindowed ? { '--k': String(index) } : {}),
  };
  return element(
    kind.itemTag,
    {
      className: classNames(kind.itemClass, isCurrent && 'selected'),
      'data-key': slideKey,
      'data-room': room,
      style: Object.keys(style).length > 0 ? style : undefined,
    },
    <LookContent html={html} />,
    <button
      type="button"
      className="sr7-hit"
      aria-label={itemLabel(slide, authorHtmlWithoutLinks(html), words)}
      disabled={!isLive}
      {...itemButton(kind, props)}
    />,
  );
}
