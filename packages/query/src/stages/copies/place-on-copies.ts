/** Whether a query is answered from copies: all of it or nothing of it, and only where the answer is provably the same. */
import type { Copies, QueryContext } from '../../context.ts'
import { AskSource, type CopyReason } from '../../copies/reasons.ts'
import type { CopiedTable } from '../../copies/copied-table.ts'
import type { Dialect } from '../../dialect/dialect.ts'
import type { ResolvedStage } from '../../model/resolved.ts'
import type { CopyUse } from '../../prepared.ts'
import type { Clock } from '../../time/clock.ts'
import type { AuthorizedQuery } from '../authorize.ts'
import { definitionOf, isSorted } from '../definition.ts'
import { CopyPlacing, type CopyFinder } from './copy-placing.ts'

/** Where the rows of a query are read. */
export type CopyPlace =
  | { at: 'source'; why: CopyReason }
  | { at: 'copies'; resolved: ResolvedStage; dialect: Dialect; uses: CopyUse[]; hasSource: boolean }

/** @param stage The query as its statement reads it: with the order and the limit that it gets. */
export function placeOnCopies(
  query: AuthorizedQuery,
  stage: ResolvedStage,
  clock: Clock,
  context: QueryContext & { copies: Copies },
): CopyPlace {
  const { copies } = context
  const finder = new Finder(query, copies, clock, context)
  try {
    if (context.role !== undefined) throw new AskSource('role')
    if ([...query.policies.values()].some(({ sql }) => sql !== undefined)) throw new AskSource('sql')
    const source = {
      engine: context.dialect.engine,
      acceptsFloatSums: finder.allAccept(),
      timeZone: clock.timeZone,
      startOfWeek: clock.startOfWeek,
    }
    const resolved = new CopyPlacing(finder, source, copies.dialect).top(stage)
    return { at: 'copies', resolved, dialect: copies.dialect, uses: finder.uses(), hasSource: true }
  } catch (error) {
    if (error instanceof AskSource) return { at: 'source', why: error.reason }
    throw error
  }
}

class Finder implements CopyFinder {
  readonly #query: AuthorizedQuery
  readonly #copies: Copies
  readonly #clock: Clock
  readonly #context: QueryContext
  readonly #uses = new Map<number, CopyUse>()

  constructor(query: AuthorizedQuery, copies: Copies, clock: Clock, context: QueryContext) {
    this.#query = query
    this.#copies = copies
    this.#clock = clock
    this.#context = context
  }

  /** Whether an administrator accepts other last digits for every copy that may be read. */
  allAccept(): boolean {
    const ids = this.#query.access.tables.map(({ table }) => table.id)
    const found = ids.flatMap((id) => this.#copies.tables.get(id) ?? [])
    const cards = [...this.#copies.cards.values()]
    return [...found, ...cards].every(({ acceptsFloatSums }) => acceptsFloatSums)
  }

  table: CopyFinder['table'] = (table) => {
    const copy = this.#copies.tables.get(table.id)
    if (copy === undefined) throw new AskSource('not-copied')
    if (!copy.isOf(table)) throw new AskSource('changed')
    this.#use(copy, table.display_name)
    return copy
  }

  card: CopyFinder['card'] = (id, { columns, content }, keepsOrder) => {
    const { dialect } = this.#context
    const copy = this.#copies.cards.get(id)
    if (copy === undefined || content.kind !== 'stage' || columns === null) return undefined
    // A copy of a model holds everybody's rows.
    if (this.#query.policies.size > 0) return undefined
    const names = new Set(copy.columns.map(({ name }) => name))
    if (!columns.every(({ name }) => names.has(name))) return undefined
    if (keepsOrder && isSorted(content.stage, dialect)) return undefined
    if (!copy.isOf(definitionOf(content.stage, this.#clock, dialect))) return undefined
    this.#use(copy, this.#query.resolving.metadata.card(id)?.name ?? '')
    return copy
  }

  uses(): CopyUse[] {
    return [...this.#uses.values()]
  }

  #use({ copyId, version, asOf, fullAsOf, schema }: CopiedTable, name: string): void {
    this.#uses.set(copyId, { copyId, name, version, asOf, fullAsOf, schema })
  }
}
