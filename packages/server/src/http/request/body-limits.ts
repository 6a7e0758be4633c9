/** How much a request may send, by its path: what the work on it costs is what others wait for. */

interface BodyLimit {
  bytes: number
  /** Values of its JSON, those in lists and maps included: many small ones cost more than one long text. */
  values: number
}

const KB = 1024
const MB = 1024 * KB

/** Ids, names and switches: what most requests send. */
const SMALL: BodyLimit = { bytes: 256 * KB, values: 10_000 }
/** Credentials, from people who are not known yet. */
const CREDENTIALS: BodyLimit = { bytes: 64 * KB, values: 1_000 }
/** One query, with long SQL or a filter of 20,000 values. SQLite binds some 32,000 of them, and no more. */
const QUERY: BodyLimit = { bytes: MB, values: 30_000 }
/** A card with its columns, or a dashboard with hundreds of cards, which clients send back whole. */
const CONTENT: BodyLimit = { bytes: 5 * MB, values: 100_000 }
/** What groups may do with each of thousands of tables or collections. */
const GRAPH: BodyLimit = { bytes: 5 * MB, values: 100_000 }
/** Pictures are values of settings, and so are lists of maps. */
const SETTINGS: BodyLimit = { bytes: 3 * MB, values: 10_000 }

/** Files, which go to disk as they come. How much people may upload is said by settings. */
const FILE: BodyLimit = { bytes: 1024 * 1024 * MB, values: 1_000 }

/** The first that a path begins with counts; all others are small. */
const LIMITS: readonly [path: RegExp, limit: BodyLimit][] = [
  [/^\/api\/session\b/, CREDENTIALS],
  [/^\/api\/(?:upload\/|card\/from-csv|table\/:id\/(?:append|replace)-csv)/, FILE],
  [/^\/api\/card(?:\/:id)?\/?$/, CONTENT],
  [/^\/api\/dashboard(?:\/:id(?:\/cards)?|\/save\b.*)?\/?$/, CONTENT],
  [/^\/api\/(?:card|dashboard|dataset|segment|native-query-snippet|mt|preview_embed)\b/, QUERY],
  [/^\/api\/table\/:id\/rows$/, CONTENT],
  // A few words for each group, and neither tables nor collections.
  [/^\/api\/ee\/advanced-permissions\/application\/graph\b/, QUERY],
  [/^\/api\/.*\/graph\b/, GRAPH],
  [/^\/api\/setting\b/, SETTINGS],
]

/** @param path of the route, as it is declared */
export function bodyLimitOf(path: string): BodyLimit {
  return LIMITS.find(([begin]) => begin.test(path))?.[1] ?? SMALL
}

/** A size as people read it, such as `256 KB`. */
export function sizeText(bytes: number): string {
  return bytes >= MB ? `${Math.round((bytes / MB) * 10) / 10} MB` : `${Math.round(bytes / KB)} KB`
}
