import { scriptTexts } from '@vitrine/texts';
import type { ReactElement } from 'react';
import { useTexts } from '../shop/useTexts.ts';

const part = (name: string, field: string, more = ''): string =>
  `<div class="woocommerce-variation-${name}"${more}>{{{ data.variation.${field} }}}</div>`;

/** How a chosen variation looks, as existing scripts fill it in. Ours draws the same without them. */
const VARIATION =
  part('description', 'variation_description', ' dir="auto"') +
  part('price', 'price_html') +
  part('availability', 'availability_html');

export function VariationTemplates(): ReactElement {
  const t = useTexts(scriptTexts);
  return (
    <>
      <Template id="tmpl-variation-template" html={VARIATION} />
      <Template
        id="tmpl-unavailable-variation-template"
        html={`<p role="alert">${t('variationUnavailable')}</p>`}
      />
    </>
  );
}

/** Not a script: a text that one reads. */
const Template = ({ id, html }: { id: string; html: string }): ReactElement => (
  <script type="text/template" id={id} dangerouslySetInnerHTML={{ __html: html }} />
);
