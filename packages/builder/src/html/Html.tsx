import { createElement, type ReactElement } from 'react';

interface HtmlProps {
  as?: string;
  className?: string | undefined;
  /** Clean already. */
  html: string;
  [attribute: string]: unknown;
}

/** HTML that was cleaned, in an element of its own. */
export const Html = ({ as = 'div', html, ...attributes }: HtmlProps): ReactElement =>
  createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
