/** Constants of the specification that the engine applies, each with its section. */

/** spec/2 §4: a slide that is being prepared is looked at again so often. */
export const PREPARE_RETRY_MS = 19;
