import sourcebuster from 'sourcebuster';
import Cookies from 'js-cookie';
import type { Part } from '../page/Part.ts';
import { pageObject } from '../page/pageObjects.ts';

type Values = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

const COOKIES = ['current', 'current_add', 'first', 'first_add', 'session', 'udata', 'migrations', 'promo'];
const ELEMENT = 'wc-order-attribution-inputs';

/** Where a visitor came from, for the orders that they make: kept in cookies, and sent in sixteen fields. It can be switched off. */
export const attribution: Part = {
  start() {
    const page = pageObject('wc_order_attribution');
    if (!page) return;
    const { params, fields } = page;
    let values: Values = {};

    const fill = (): void => {
      for (const element of document.querySelectorAll(ELEMENT)) stamp(element, params.prefix, fields, values);
    };
    function setOrderTracking(isOn: boolean): void {
      if (isOn) values = track(params);
      else {
        clearCookies();
        values = {};
      }
      fill();
    }
    // Consent tools call it so.
    Reflect.set(page, 'setOrderTracking', setOrderTracking);
    setOrderTracking(params.allowTracking !== false && params.allowTracking !== 'no');
  },
};

function track({
  lifetime,
  session,
  base64,
}: {
  lifetime: number;
  session: number;
  base64: boolean;
}): Values {
  sourcebuster.init({
    lifetime: Number(lifetime),
    session_length: Number(session),
    base64,
    // Times are told in UTC, wherever the visitor is.
    timezone_offset: 0,
  });
  return (sourcebuster.get as Values | undefined) ?? {};
}

/** spec/3 §4: switched off, nothing of it stays in the browser. The tracker sets its cookies for the whole domain. */
function clearCookies(): void {
  const domain = `.${location.hostname.replace(/^www\./, '')}`;
  for (const name of COOKIES) {
    Cookies.remove(`sbjs_${name}`, { path: '/', domain });
    Cookies.remove(`sbjs_${name}`, { path: '/' });
  }
}

/** Whoever forbids it after a form stood there must find its fields empty too. */
function stamp(
  element: Element,
  prefix: string,
  fields: Readonly<Record<string, string>>,
  values: Values,
): void {
  element.replaceChildren(
    ...Object.entries(fields).map(([name, accessor]) => {
      const input = document.createElement('input');
      input.type = 'hidden';
      input.name = prefix + name;
      const [group = '', key = ''] = accessor.split('.');
      input.value = values[group]?.[key] ?? '';
      return input;
    }),
  );
}
