/** What schemas and tables of stored models are called (contract: models, section 3). */
import { randomInt } from 'node:crypto'
import { STORED_SCHEMA_PREFIX } from '@querent/query'

const SLUG_CHARACTERS = 10
const MARK_CHARACTERS = 8
const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** `metabase_cache_3f0a1_7`: one for each server and database. */
export function schemaName(siteUuid: string, databaseId: number): string {
  const initials = siteUuid.split('-').map((group) => group.slice(0, 1))
  return `${STORED_SCHEMA_PREFIX}${initials.join('')}_${databaseId}`
}

/** `model_12_orders`: what the names of all tables of the model begin with. */
export function tableName({ id, name }: { id: number; name: string }): string {
  const slug = [...name.toLowerCase().replaceAll(/\s+/g, '_')].slice(0, SLUG_CHARACTERS).join('')
  return `model_${id}_${slug}`
}

/**
 * A name that no table has or had: a server on a copy of the app database, or on an older one, must not take another's table
 * for its own.
 */
export function freshName(model: { id: number; name: string }): string {
  const mark = Array.from({ length: MARK_CHARACTERS }, () => SIGNS[randomInt(SIGNS.length)])
  return `${tableName(model)}_${mark.join('')}`
}
