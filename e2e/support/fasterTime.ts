import type { Page } from '@playwright/test';

interface FasterOptions {
  /**
   * Timers count what frames have shown: where a machine is so busy that it draws none, time stands still for them as for animations.
   * Without it a timer may be over before what it waits for has been drawn once.
   */
  readonly byFrames?: boolean;
}

/** Lets time in a page run so many times faster: timers, clocks and animations alike. Call it before the page is opened. */
export async function fasterTime(
  page: Page,
  times: number,
  { byFrames = false }: FasterOptions = {},
): Promise<void> {
  await page.addInitScript(
    ({ rate, counted }) => {
      const { setTimeout: later, clearTimeout: forget } = window;
      const now = performance.now.bind(performance);
      performance.now = () => now() * rate;
      const soon = (call: () => void, ms = 0, ...rest: unknown[]) => later(call, ms / rate, ...rest);
      if (!counted) {
        window.setTimeout = soon as typeof window.setTimeout;
        return;
      }
      const shown = (): number => Number(document.timeline.currentTime ?? 0);
      const waiting = new Map<number, { readonly due: number; readonly call: () => void }>();
      /** In the order of their time, as a browser has them: at this speed many come due in one frame. */
      function callDue(): void {
        const due = [...waiting].filter(([, timer]) => timer.due <= shown());
        for (const [id, { call }] of due.sort(([, one], [, other]) => one.due - other.due))
          if (waiting.delete(id)) call();
      }
      window.setTimeout = ((call: () => void, ms = 0, ...rest: unknown[]) => {
        const due = shown() + ms;
        const id = soon(look, ms);
        waiting.set(id, { due, call: () => call.apply(window, rest as []) });
        function look(): void {
          requestAnimationFrame(() => {
            callDue();
            if (waiting.has(id)) look();
          });
        }
        return id;
      }) as typeof window.setTimeout;
      window.clearTimeout = (id) => {
        forget(id);
        waiting.delete(Number(id));
      };
    },
    { rate: times, counted: byFrames },
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: times });
}
