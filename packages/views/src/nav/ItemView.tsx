import { type Module, readNavSlide } from '@vitrine/model';
import { type CSSProperties, memo, type ReactElement, useMemo } from 'react';
import { element } from '../elements.ts';
import { authorHtmlWithoutLinks } from '../html/authorHtml.ts';
import { classNames } from '../module/names.ts';
import { itemButton } from './itemButton.ts';
import type { RowKind } from './kinds/index.ts';
import { LookContent } from './LookContent.tsx';
import type { ResolvedLook } from './looks/readyLook.ts';
import { usesPicture } from './looks/usesPicture.ts';
import { fillTemplate } from './text/fillTemplate.ts';
import { itemLabel } from './text/labels.ts';
import type { SlideNumber } from './text/slideNumber.ts';
import { thumbStyle } from './thumbStyle.ts';
import { useWorkingPicture } from './useWorkingPicture.ts';

interface ItemProps {
  readonly module: Module;
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
  readonly onPress: ((key: string) => void) | null;
}

/** A bullet, tab or thumb: it goes to its slide. */
export const ItemView = memo(function ItemView(props: ItemProps): ReactElement {
  const { module, kind, look, slideKey, index, number = index + 1, isCurrent, room, onPress } = props;
  const slide = useMemo(() => readNavSlide(module, slideKey), [module, slideKey]);
  const showsPicture = usesPicture(look.html);
  const picture = useWorkingPicture(slide, showsPicture);
  const numbered = { ...slide, number };
  const html = fillTemplate(look.html, numbered);
  const style = {
    ...(showsPicture ? thumbStyle(slide, picture) : {}),
    ...(kind.isWindowed ? { '--k': index } : {}),
  } as CSSProperties;
  return element(
    kind.itemTag,
    {
      className: classNames(kind.itemClass, isCurrent && 'selected'),
      'data-key': slideKey,
      'data-room': room,
      style,
    },
    <LookContent key="look" html={html} />,
    <button
      key="hit"
      type="button"
      className="sr7-hit"
      aria-label={itemLabel(numbered, authorHtmlWithoutLinks(html))}
      disabled={onPress === null}
      onClick={onPress ? () => onPress(slideKey) : undefined}
      {...itemButton(kind, props)}
    />,
  );
});
