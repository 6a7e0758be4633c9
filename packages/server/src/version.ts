/** Versions the server reports. */
export const VERSION = {
  /** Our own. */
  product: '0.1.0',
  /** The API level that clients gate their commands on (contract: identity, section 0). */
  tag: 'v0.58.0',
  date: '2026-11-21',
  hash: 'querent',
} as const
