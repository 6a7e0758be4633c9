/** Where the rows of a query come from: the tables that it names, the stored rows of models, or copies in DuckDB. */
import type { QueryContext, StoredModel } from '../context.ts'
import {
  isGrouped,
  outputs,
  type NativePiece,
  type Relation,
  type ResolvedMbql,
  type ResolvedNative,
  type ResolvedStage,
} from '../model/resolved.ts'
import type { Metadata } from '../metadata.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { sameBound } from '../model/reference-base.ts'
import type { StoredUse } from '../prepared.ts'
import { identifier, join, sql } from '../sql/fragment.ts'
import type { Clock } from '../time/clock.ts'
import type { AuthorizedQuery } from './authorize.ts'
import type { OnModel } from './on-model.ts'
import { placeOnAttached } from './copies/place-on-attached.ts'
import { placeOnCopies, type CopyPlace } from './copies/place-on-copies.ts'
import { definitionOf, isSorted } from './definition.ts'

/** Why a stored model that the query names is not read. */
interface Skipped {
  card: number
  why: 'row-rules' | 'role' | 'changed' | 'columns' | 'types' | 'sorted' | 'sorted-sql'
}

/** A query whose relations are where they are read. */
export interface PlacedQuery extends AuthorizedQuery {
  /** The query as it reads its source. */
  source: ResolvedStage
  uses: StoredUse[]
  skipped: Skipped[]
  /** Null where nothing is copied. */
  copies: CopyPlace | null
}

/** A query that reads its source. */
export function asAuthorized(query: AuthorizedQuery): PlacedQuery {
  return { ...query, source: query.resolved, uses: [], skipped: [], copies: null }
}

/**
 * Where everything that the query reads is copied, and the answer is provably the same, it reads copies; `statement` is the
 * query with the order and the limit of its statement. Otherwise stored rows take the place of models, where they are those
 * that the model's own query gives. Stored rows are everybody's: whoever is under a rule or in a role reads the source.
 * `own` is the model whose own query it is.
 */
export function placeQuery(
  query: AuthorizedQuery,
  { statement, own }: { statement: ResolvedStage; own?: OnModel | undefined },
  clock: Clock,
  context: QueryContext,
): PlacedQuery {
  const { copies: found, attached } = context
  if (attached !== undefined) {
    const copies = placeOnAttached(query, statement, { attached, dialect: context.dialect })
    return { ...asAuthorized(query), copies }
  }
  const copies = found === undefined ? null : placeOnCopies(query, statement, clock, { ...context, copies: found })
  if (copies?.at === 'copies') return { ...asAuthorized(query), copies }
  const placing = new Placing(query, clock, context)
  const resolved = (own && placing.whole(query.resolved, own)) ?? placing.stage(query.resolved)
  const uses = [...placing.uses.values()]
  return { ...query, resolved, source: query.resolved, uses, skipped: placing.skipped, copies }
}

class Placing {
  readonly uses = new Map<number, StoredUse>()
  readonly skipped: Skipped[] = []
  readonly #query: AuthorizedQuery
  readonly #clock: Clock
  readonly #context: QueryContext

  constructor(query: AuthorizedQuery, clock: Clock, context: QueryContext) {
    this.#query = query
    this.#clock = clock
    this.#context = context
  }

  stage(stage: ResolvedStage): ResolvedStage {
    return stage.kind === 'native' ? this.#native(stage) : this.#mbql(stage)
  }

  /** A model's own query as one on its stored rows; undefined where these do not give the same answer. */
  whole(asked: ResolvedStage, { cardId, resolved, resolving }: OnModel): ResolvedStage | undefined {
    const { source } = resolved
    const model = this.#context.stored?.get(cardId)
    if (model === undefined || source.content.kind !== 'stage') return undefined
    const { dialect } = this.#context
    const content = { kind: 'stored', schema: model.schema, name: model.table, card: cardId } as const
    const onStored = { ...resolved, source: { ...source, content } }
    const why = this.#obstacle(source, source.content.stage, { model, keepsOrder: true })
    const read = why ?? (asked.kind === 'native' ? storedSql(model, dialect) : ownRows(asked, onStored))
    if (typeof read === 'string') {
      this.skipped.push({ card: cardId, why: read })
      return undefined
    }
    this.#use(cardId, model, resolving.metadata)
    return read
  }

  #mbql(stage: ResolvedMbql): ResolvedMbql {
    const source = this.#relation(stage.source, !isGrouped(stage))
    const joins = stage.joins.map((join) => {
      const relation = this.#relation(join.relation, false)
      return relation === join.relation ? join : { ...join, relation }
    })
    const isSame = source === stage.source && joins.every((join, index) => join === stage.joins[index])
    return isSame ? stage : { ...stage, source, joins }
  }

  /** Cards in SQL stay what they are: the SQL around them may ask for more than rows. Models inside of them do not. */
  #native(stage: ResolvedNative): ResolvedNative {
    const piece = (one: NativePiece): NativePiece => {
      if (!('subquery' in one)) return one
      const subquery = this.stage(one.subquery)
      return subquery === one.subquery ? one : { ...one, subquery }
    }
    const pieces = stage.pieces.map(piece)
    return pieces.every((one, index) => one === stage.pieces[index]) ? stage : { ...stage, pieces }
  }

  /** @param keepsOrder Whether the rows come in the order of the relation. */
  #relation(relation: Relation, keepsOrder: boolean): Relation {
    const { content } = relation
    if (content.kind !== 'stage') return relation
    const { card } = content
    const model = card === undefined ? undefined : this.#context.stored?.get(card)
    if (card !== undefined && model !== undefined) {
      const why = this.#obstacle(relation, content.stage, { model, keepsOrder })
      if (why === undefined) {
        this.#use(card, model)
        return { ...relation, content: { kind: 'stored', schema: model.schema, name: model.table, card } }
      }
      this.skipped.push({ card, why })
    }
    const stage = this.stage(content.stage)
    return stage === content.stage ? relation : { ...relation, content: { ...content, stage } }
  }

  #obstacle(
    { columns }: Relation,
    stage: ResolvedStage,
    { model, keepsOrder }: { model: StoredModel; keepsOrder: boolean },
  ): Skipped['why'] | undefined {
    const { dialect, role } = this.#context
    if (role !== undefined) return 'role'
    if (this.#query.policies.size > 0) return 'row-rules'
    if (columns === null || !columns.every(({ name }) => model.columns.has(name))) return 'columns'
    if (keepsOrder && isSorted(stage, dialect)) return 'sorted-sql'
    return model.isOf(definitionOf(stage, this.#clock, dialect)) ? undefined : 'changed'
  }

  #use(card: number, { version, asOf }: StoredModel, metadata: Metadata = this.#query.resolving.metadata): void {
    const name = metadata.card(card)?.name ?? ''
    this.uses.set(card, { cardId: card, name, version, asOf })
  }
}

/** The columns of a stored table as the model's SQL names them. */
function storedSql({ columns, schema, table }: StoredModel, dialect: Dialect): ResolvedNative | 'types' {
  // The engine says what the columns are: it must say the same of the table.
  if (dialect.storage?.keepsTypes !== true) return 'types'
  const list = join([...columns].map((name) => sql`${identifier(name)}`))
  return { kind: 'native', pieces: [sql`SELECT ${list} FROM ${dialect.tableName(schema, table)}`], columns: null }
}

/** The columns, order and limit that were asked, on rows that the model's own filters and groups gave already. */
function ownRows(asked: ResolvedMbql, onStored: ResolvedMbql): ResolvedMbql | 'columns' | 'sorted' {
  const stored = new Map(outputs(onStored).map((output) => [output.column.name, output]))
  const wanted = outputs(asked)
  const fields = wanted.flatMap((output) => {
    const value = stored.get(output.column.name)?.value
    return value?.type === output.value.type ? [{ ...output, value }] : []
  })
  const isDistinct = new Set(wanted.map(({ column }) => column.name)).size === wanted.length
  if (fields.length < wanted.length || asked.selectsAll || !isDistinct) return 'columns'
  const orderBy = asked.orderBy.flatMap(({ direction, value }): ResolvedMbql['orderBy'] => {
    if ('output' in value) return [{ direction, value }]
    const place = wanted.findIndex((output) => sameBound(output.value, value))
    return place < 0 ? [] : [{ direction, value: fields[place]!.value }]
  })
  if (orderBy.length < asked.orderBy.length) return 'sorted'
  return { ...onStored, fields, orderBy, limit: asked.limit }
}
