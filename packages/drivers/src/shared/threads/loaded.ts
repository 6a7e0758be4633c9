/** The first message of a thread: from now on it may be ended. */
export const LOADED = 'loaded'
