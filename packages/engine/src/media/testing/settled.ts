/** Lets promises settle. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
