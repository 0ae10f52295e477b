let last: Promise<void> = Promise.resolve();

/** Changes of the cart go one after another: each is told to the server when the one before has been answered, well or badly. */
export function inTurn(change: () => Promise<void>): void {
  last = last.then(change).catch(console.error);
}
