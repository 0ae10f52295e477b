/** Whether the pointer or the focus goes from an element to somewhere outside of it. */
export function goesOutside(event: Event, root: Element): boolean {
  const next = 'relatedTarget' in event ? event.relatedTarget : null;
  return !root.contains(next as Node | null);
}
