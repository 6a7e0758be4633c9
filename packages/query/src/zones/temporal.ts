/** Dates and zones: the runtime's own `Temporal`, or the polyfill where it has none. */
export const Time: typeof Temporal = globalThis.Temporal ?? (await import('temporal-polyfill')).Temporal
