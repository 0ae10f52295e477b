/** Constants of the specification that the wire contract applies, each with its section. */

/** spec/1 §8 and §9: a call by ajax that the network lost is made again so often, so long apart. */
export const AJAX_RETRIES = 5;
export const AJAX_RETRY_MS = 750;
/** spec/1 §7.1 and §7.4: the format that is asked for. */
export const ENGINE_VERSION = 7;
