/** What the address of a search says, and how matches are marked. */

export const KINDS = ['card', 'dataset', 'metric', 'dashboard', 'collection', 'table', 'database'] as const
export const TIMES = ['today', 'past7days', 'past30days', 'past12months'] as const

/** Filters as the address has them. */
export interface SearchFilters {
  q: string
  kind: string[]
  by: string | null
  edited: string | null
  collection: string | null
  isVerified: boolean
  inSql: boolean
}

/** Filters of the parameters of an address; what is unknown is left out. */
export function readFilters(search: Readonly<Record<string, unknown>>): SearchFilters {
  const text = (name: string) => (typeof search[name] === 'string' && search[name] !== '' ? search[name] : null)
  const digits = (name: string) => (/^\d{1,9}$/.test(text(name) ?? '') ? text(name) : null)
  const kinds: readonly string[] = KINDS
  return {
    q: text('q') ?? '',
    kind: [search['type'] ?? []].flat().filter((kind): kind is string => kinds.includes(String(kind))),
    by: digits('by'),
    edited: TIMES.find((time) => time === search['edited']) ?? null,
    collection: digits('collection'),
    isVerified: search['verified'] === 'true',
    inSql: search['sql'] === 'true',
  }
}

/** The parameters of an address that say the filters. */
export function writeFilters({ q, kind, by, edited, collection, isVerified, inSql }: SearchFilters) {
  return {
    q: q === '' ? undefined : q,
    type: kind.length === 0 ? undefined : kind,
    by: by ?? undefined,
    edited: edited ?? undefined,
    collection: collection ?? undefined,
    verified: isVerified ? 'true' : undefined,
    sql: inSql ? 'true' : undefined,
  }
}

/** What the server is asked. */
export function queryOf(filters: SearchFilters) {
  const { q, kind, by, edited, collection, isVerified, inSql } = filters
  return {
    q,
    models: kind.length === 0 ? KINDS : kind,
    last_edited_by: by ?? undefined,
    last_edited_at: edited === 'today' ? 'thisday' : (edited ?? undefined),
    collection: collection ?? undefined,
    verified: isVerified ? true : undefined,
    search_native_query: inSql ? true : undefined,
    context: 'search-app',
  }
}

interface Piece {
  text: string
  isMatch: boolean
}

/** A text in pieces: where it holds a word that was searched for, without regard to case and accents. */
export function piecesOf(text: string, searched: string): Piece[] {
  const words = searched.split(/\s+/).map(plain).filter(Boolean)
  const letters = [...text]
  const matched = letters.map(() => false)
  // Letters may become several when they lose their accents, so that each knows where it came from.
  const origins: number[] = []
  const among = letters
    .map((letter, at) => {
      const bare = plain(letter) || ' '
      for (const _unit of bare.split('')) origins.push(at)
      return bare
    })
    .join('')
  for (const word of words) {
    for (let at = among.indexOf(word); at >= 0; at = among.indexOf(word, at + word.length)) {
      for (const origin of origins.slice(at, at + word.length)) matched[origin] = true
    }
  }
  const pieces: Piece[] = []
  for (const [at, letter] of letters.entries()) {
    const last = pieces.at(-1)
    const isMatch = matched[at] === true
    if (last?.isMatch === isMatch) last.text += letter
    else pieces.push({ text: letter, isMatch })
  }
  return pieces
}

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
