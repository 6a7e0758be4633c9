/** A query on a database that has nothing but copies: which of them its statement reads. */
import type { AttachedCopy } from '../../context.ts'
import type { Dialect } from '../../dialect/dialect.ts'
import { QueryError } from '../../errors.ts'
import type { ResolvedStage } from '../../model/resolved.ts'
import type { CopyUse } from '../../prepared.ts'
import type { AuthorizedQuery } from '../authorize.ts'
import type { CopyPlace } from './place-on-copies.ts'

interface Attached {
  /** By the id of the table. */
  attached: ReadonlyMap<number, AttachedCopy>
  dialect: Dialect
}

/**
 * SQL may read any of the copies, so all of them are attached.
 * @throws {QueryError} for a table whose rows cannot be read now.
 */
export function placeOnAttached(
  { access }: AuthorizedQuery,
  resolved: ResolvedStage,
  { attached, dialect }: Attached,
): CopyPlace {
  const uses = new Map<number, CopyUse>()
  const use = ({ name, copy }: AttachedCopy) => {
    if ('refusal' in copy) return
    const { copyId, version, asOf, fullAsOf, schema } = copy
    uses.set(copyId, { copyId, name, version, asOf, fullAsOf, schema })
  }
  for (const { table } of access.tables) use(readable(attached.get(table.id), table.display_name))
  if (access.native || access.sqlCardIds.size > 0) for (const copy of attached.values()) use(copy)
  if (uses.size === 0) throw refused('Nothing is copied that could be read.')
  return { at: 'copies', resolved, dialect, uses: [...uses.values()], hasSource: false }
}

function readable(copy: AttachedCopy | undefined, name: string): AttachedCopy {
  if (copy === undefined) throw refused(`${name} is no longer copied. Have it copied again, or ask its own database.`)
  if ('refusal' in copy.copy) throw refused(copy.copy.refusal)
  return copy
}

function refused(message: string): QueryError {
  return new QueryError('unsupported-feature', message)
}
