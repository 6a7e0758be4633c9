/** Everybody who opens a filter asks for the same values: those of the last minute do. */
export const OFFERED = { keptMs: 60_000 }
