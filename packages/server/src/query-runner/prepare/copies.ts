/** Copies of a database, as its queries read them. */
import { CopiesDialect } from '@querent/drivers'
import type { Copies, CopyUse, Dialect, PreparedQuery } from '@querent/query'
import type { Connection } from '../../connections/index.ts'
import { isCurrent, type ReadableCopy } from '../../copies/readable.ts'
import type { RunRequest } from '../types.ts'
import { definitionHash } from './stored-models.ts'

/** Whose answers may come from copies: those that people and deliveries see. What a form or a change needs is asked of the source. */
const CONTEXTS: ReadonlySet<string> = new Set(['ad-hoc', 'question', 'dashboard', 'collection', 'pulse', 'dashboard-subscription'])

/** Whether the answer to a request may come from copies. */
export function mayReadCopies({ context, throughContent, readsSource, useCopies }: RunRequest): boolean {
  if (throughContent === true || readsSource === true || useCopies === false) return false
  return CONTEXTS.has(context) || context.endsWith('-download')
}

const dialects = new Map<string, CopiesDialect>()

/** Undefined where the database has no copies whose rows are young enough. */
export function copiesFor(connection: Connection, all: readonly ReadableCopy[], now: number): Copies | undefined {
  const own = all.filter((copy) => copy.databaseId === connection.database.id && isCurrent(copy, now))
  if (own.length === 0) return undefined
  const isOf = (copy: ReadableCopy) => (definition: string) =>
    definitionHash(definition, connection) === copy.definitionHash
  return {
    dialect: dialectFor(connection.driver.dialect),
    tables: new Map(own.flatMap((copy) => (copy.tableId === null ? [] : [[copy.tableId, copy] as const]))),
    cards: new Map(
      own.flatMap((copy) => (copy.cardId === null ? [] : [[copy.cardId, { ...copy, isOf: isOf(copy) }] as const])),
    ),
  }
}

function dialectFor({ engine, maxIdentifierBytes }: Dialect): CopiesDialect {
  const known = dialects.get(engine) ?? new CopiesDialect(engine, maxIdentifierBytes)
  dialects.set(engine, known)
  return known
}

/** The files of the copies that a query reads; undefined where one is too old, or no longer the current one. */
export function filesOf(
  { place }: PreparedQuery,
  all: readonly ReadableCopy[],
  now: number,
): readonly ReadableCopy[] | undefined {
  if (place.at === 'source') return []
  const files = place.uses.map(({ version }) => all.find((copy) => copy.version === version && isCurrent(copy, now)))
  return files.every((file) => file !== undefined) ? files : undefined
}

/** As clients read it. */
export function shownCopy({ copyId, name, asOf }: CopyUse) {
  return { id: copyId, name, as_of: asOf }
}
