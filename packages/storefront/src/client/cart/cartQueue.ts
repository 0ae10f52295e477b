/** Changes of the cart go one after another: each is told to the server when the one before has been answered, well or badly. */
export function createCartQueue(): (change: () => Promise<void>) => void {
  let last: Promise<void> = Promise.resolve();
  return (change) => {
    last = last.then(change).catch(console.error);
  };
}
