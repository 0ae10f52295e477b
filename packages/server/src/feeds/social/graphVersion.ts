/** The version of the interfaces of Facebook and Instagram that our requests are written for. */
export const GRAPH_VERSION = 'v21.0';
