/** Lets the browser answer the visitor and paint before more work is done. Where it can be asked for, nobody else's work comes between. */
export function nextTask(): Promise<void> {
  const scheduler = 'scheduler' in globalThis ? globalThis.scheduler : undefined;
  // Safari has no scheduler, older browsers have one that cannot yield.
  return scheduler && 'yield' in scheduler ? scheduler.yield() : new Promise((done) => void setTimeout(done));
}
