/** Whether this system knows the zone. `Intl` alone can tell, and throws when it does not. */
export function isTimeZone(written: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: written }).format(0);
    return true;
  } catch {
    return false;
  }
}
