/** Does what a document asks for. What fails is told and left out: it must not stop whoever plays the rest. */
export function attempt<Result>(call: () => Result): Result | null {
  try {
    return call();
  } catch (error) {
    console.error(error);
    return null;
  }
}
