import { readNavSlide } from '@vitrine/model';
import { type ReactElement, useMemo } from 'react';
import type { TemplateArrowProps } from '../module/CompiledModule.ts';
import { ArrowView } from './ArrowView.tsx';
import { LookContent } from './LookContent.tsx';
import { usesPicture } from './looks/usesPicture.ts';
import { fillTemplate } from './text/fillTemplate.ts';
import { thumbStyle } from './thumbStyle.ts';
import { useWorkingPicture } from './useWorkingPicture.ts';

export { pictureCss } from './css/pictureCss.ts';

/** An arrow that shows something of the slide that it leads to. */
export function TemplateArrow({ compiled, slideKey, number, ...arrow }: TemplateArrowProps): ReactElement {
  const { module } = compiled;
  const { html } = arrow.look;
  const slide = useMemo(() => readNavSlide(module, slideKey), [module, slideKey]);
  // A preview is only seen under a pointer: nothing of it is fetched before the module lives.
  const showsPicture = arrow.onPress !== null && usesPicture(html);
  const picture = useWorkingPicture(slide, showsPicture);
  return (
    <ArrowView {...arrow} style={showsPicture ? thumbStyle(slide, picture) : undefined}>
      <LookContent key="look" html={fillTemplate(html, { ...slide, number })} />
    </ArrowView>
  );
}
