/** Versions the server reports. */
export const VERSION = {
  /** Our own. */
  product: '0.1.0',
  /** The API level that clients gate their commands on (contract: settings, section 2). */
  tag: 'v0.58.0',
  date: '2026-11-21',
  hash: 'querent',
} as const
