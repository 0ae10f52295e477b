declare global {
  interface Window {
    /** What went wrong in the pages of the frame. */
    watched?: string[];
  }
}

/** Runs in every page before all else, and tells the page around it what goes wrong. */
export function collect(): void {
  const tell = (text: string): void => {
    const holder = window.top ?? window;
    (holder.watched ??= []).push(`${location.pathname}: ${text}`);
  };
  const isForeign = (address: string): boolean =>
    URL.canParse(address) && new URL(address).host !== location.host;

  addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent) return tell(`${event.message} (${event.filename}:${event.lineno})`);
      const element = event.target as Partial<HTMLImageElement & HTMLLinkElement>;
      // Firefox tells so of every script that it has already. One that cannot be had fails where it is asked for, too.
      if (element.rel === 'modulepreload') return;
      const address = element.currentSrc || element.src || element.href || '';
      // The tests run without a network.
      if (!isForeign(address)) tell(`could not use ${address}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => tell(`unhandled: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell(`not allowed: ${violatedDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...texts: unknown[]) => {
    tell(`console: ${texts.map(String).join(' ')}`);
    error.apply(console, texts);
  };
}
