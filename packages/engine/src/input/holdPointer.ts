/** Keeps a pointer's events coming, wherever it goes. One that a script made up, or that is gone already, cannot be held. */
export function holdPointer(element: Element, pointer: number): void {
  try {
    element.setPointerCapture(pointer);
  } catch {
    // It is heard of only where it is.
  }
}

export function letPointerGo(element: Element, pointer: number): void {
  if (element.hasPointerCapture(pointer)) element.releasePointerCapture(pointer);
}
