import type { Part } from '../page/Part.ts';
import { pageObject } from '../page/pageObjects.ts';

/** What the owner wants other sites to be told, and to show: nothing, unless it is set. */
export const elsewhere: Part = {
  start() {
    const asked = pageObject('vitrine_elsewhere');
    if (!asked) return;
    if (asked.counter_url) new Image().src = counted(asked.counter_url, asked.site_id);
    if (asked.widget_url) whenLoaded(() => loadWidget(asked.widget_url));
  },
};

/** spec/3 §7: a picture, asked for with the site's id, a random value, where the visitor came from, and their screen. */
function counted(address: string, siteId: string): string {
  const url = new URL(address);
  const fields = {
    id: siteId,
    rnd: String(Math.random()),
    ref: document.referrer,
    res: `${screen.width}x${screen.height}`,
    depth: String(screen.colorDepth),
  };
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

/** The page comes first. */
function whenLoaded(call: () => void): void {
  if (document.readyState === 'complete') call();
  else addEventListener('load', call, { once: true });
}

function loadWidget(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
