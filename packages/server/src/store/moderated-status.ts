/** What counts of the reviews of a card or dashboard, for everything that shows them (contract: collections, section 6). */
import { sql } from 'kysely'
import type { ModeratedModel } from './schema.ts'

/** The status that counts of the row at hand of `cards` or `dashboards`; null without one. */
export function moderatedStatus(model: ModeratedModel) {
  const id = sql.ref(`${model}s.id`)
  return sql<'verified' | null>`(select status from moderation_reviews where moderated_item_type = ${model}
    and moderated_item_id = ${id} and most_recent = ${sql.lit(true)})`.as('moderated_status')
}
