/** As `Object.hasOwn`, which browsers that show our pages do not all have. */
export const hasOwn = (value: object, key: PropertyKey): boolean =>
  Object.prototype.hasOwnProperty.call(value, key);
