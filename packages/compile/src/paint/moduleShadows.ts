/** The six ready-made shadows of a module, from close to far; 0 is none. */
export const MODULE_SHADOWS: readonly (string | undefined)[] = [
  undefined,
  '0 8px 12px -6px rgba(0,0,0,.45)',
  '0 14px 20px -12px rgba(0,0,0,.55)',
  '0 20px 28px -18px rgba(0,0,0,.6)',
  '0 6px 10px rgba(0,0,0,.3)',
  '0 10px 24px rgba(0,0,0,.35)',
  '0 18px 48px rgba(0,0,0,.4)',
];
