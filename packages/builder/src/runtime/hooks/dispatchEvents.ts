/** Tells an event with its data in `detail`; before it one of an older name, where there is one. */
export function dispatchEvents(
  context: EventTarget | ArrayLike<EventTarget>,
  event: string,
  data: unknown = null,
  olderEvent: string | null = null,
): void {
  const target = context instanceof EventTarget ? context : context[0];
  for (const name of [olderEvent, event]) {
    if (name) target?.dispatchEvent(new CustomEvent(name, { detail: data }));
  }
}
