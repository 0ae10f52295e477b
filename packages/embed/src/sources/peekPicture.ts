interface Wire {
  readonly order?: unknown;
  readonly global?: unknown;
  readonly subtype?: unknown;
  readonly bg?: { readonly image?: { readonly src?: unknown } };
}
interface WireSlide {
  readonly slide?: Wire;
  readonly layers?: Readonly<Record<string, Wire | null>>;
}

/**
 * The background picture of the first slide, as far as a glance at the data tells: it is fetched while what reads and draws the
 * module is still on its way. A wrong guess costs a picture that is needed later.
 */
export function peekPicture(data: unknown): string | null {
  const slides = Object.values((data as { slides?: Record<string, WireSlide> } | null)?.slides ?? {});
  const [first] = slides
    .filter((each) => each?.slide && !each.slide.global)
    .sort((a, b) => Number(a.slide?.order) - Number(b.slide?.order));
  const background = Object.values(first?.layers ?? {}).find((layer) => layer?.subtype === 'slidebg');
  const src = background?.bg?.image?.src;
  return typeof src === 'string' && /^(?:https?:|\/|\.|[\w-]+[/.])/i.test(src) ? src : null;
}

export function fetchAhead(src: string | null): void {
  if (src === null) return;
  const image = new Image();
  image.fetchPriority = 'high';
  image.src = src;
}
