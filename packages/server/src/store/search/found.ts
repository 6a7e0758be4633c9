/** What ranking has to know of a document that was found, in few and short columns: there are thousands of them. */
import { sql, type RawBuilder } from 'kysely'
import type { Engine } from '../migrations/index.ts'
import type { Condition } from './conditions.ts'
import { targetOf } from './document-id.ts'
import { hasInName, hasText } from './matching.ts'
import type { SearchRequest, SearchTarget } from './request.ts'
import type { SearchModel } from './weights.ts'

export interface FoundDocument extends SearchTarget, Record<Flag, boolean> {
  id: number
  model: SearchModel
  view_level: number
  /** Null when that is long ago. */
  changed_at: string | null
}

/** A row of {@link columnsOf}. */
export interface FoundRow {
  id: number
  model: SearchModel
  view_level: number
  changed_at: string | null
  /** The sum of {@link BITS}. */
  flags: number
}

const BITS = { is_official: 1, is_verified: 2, is_mine: 4, is_exact: 8, is_prefix: 16, is_in_name: 32 } as const
type Flag = keyof typeof BITS

/** What is selected of a document `d`. */
export function columnsOf(request: SearchRequest, engine: Engine): RawBuilder<unknown> {
  const { key, words, userId, recentSince } = request
  const conditions: Partial<Record<Flag, Condition>> = {
    is_official: sql`d.is_official`,
    is_verified: sql`d.is_verified`,
    is_mine: sql`d.creator_id = ${userId}`,
    ...(key === ''
      ? {}
      : {
          is_exact: sql`d.name_key = ${key}`,
          is_prefix: hasText({ of: 'beginning', key }, engine),
          is_in_name: hasInName(words, engine),
        }),
  }
  const bits = Object.entries(conditions).map(
    ([flag, condition]) => sql`case when ${condition} then ${sql.lit(BITS[flag as Flag])} else 0 end`,
  )
  return sql`d.id, d.model, d.view_level, case when d.changed_at > ${recentSince} then d.changed_at end as changed_at,
    ${sql.join(bits, sql` + `)} as flags`
}

export function toFound({ id, model, view_level, changed_at, flags }: FoundRow): FoundDocument {
  const { entity, model_id } = targetOf(id)
  return {
    id,
    entity,
    model_id,
    model,
    view_level,
    changed_at,
    is_official: (flags & BITS.is_official) !== 0,
    is_verified: (flags & BITS.is_verified) !== 0,
    is_mine: (flags & BITS.is_mine) !== 0,
    is_exact: (flags & BITS.is_exact) !== 0,
    is_prefix: (flags & BITS.is_prefix) !== 0,
    is_in_name: (flags & BITS.is_in_name) !== 0,
  }
}
