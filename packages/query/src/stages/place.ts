/** Where the rows of a query come from: the tables that it names, or the stored rows of models. */
import type { QueryContext, StoredModel } from '../context.ts'
import { compileStage } from '../compile/compile-stage.ts'
import { createCompiler } from '../compile/compile-value.ts'
import type { Dialect } from '../dialect/dialect.ts'
import {
  isGrouped,
  type NativePiece,
  type Relation,
  type ResolvedMbql,
  type ResolvedNative,
  type ResolvedStage,
} from '../model/resolved.ts'
import { endsSorted } from '../native/shape.ts'
import type { StoredUse } from '../prepared.ts'
import { plainText } from '../sql/fragment.ts'
import { inlineParams, render } from '../sql/render.ts'
import type { Clock } from '../time/clock.ts'
import type { AuthorizedQuery } from './authorize.ts'

/** Why a stored model that the query names is not read. */
interface Skipped {
  card: number
  why: 'row-rules' | 'role' | 'changed' | 'columns' | 'sorted-sql'
}

/** A query whose relations are where they are read. */
export interface PlacedQuery extends AuthorizedQuery {
  /** The query as it reads its source. */
  source: ResolvedStage
  uses: StoredUse[]
  skipped: Skipped[]
}

/** A query that reads its source. */
export function asAuthorized(query: AuthorizedQuery): PlacedQuery {
  return { ...query, source: query.resolved, uses: [], skipped: [] }
}

/**
 * Puts stored rows in place of models, where they are those that the model's own query gives. Stored rows are everybody's:
 * whoever is under a rule or in a role reads the source.
 */
export function placeQuery(query: AuthorizedQuery, clock: Clock, context: QueryContext): PlacedQuery {
  const placing = new Placing(query, clock, context)
  const resolved = placing.stage(query.resolved)
  return { ...query, resolved, source: query.resolved, uses: [...placing.uses.values()], skipped: placing.skipped }
}

/**
 * What a model's rows are: its statement with all values in it, and the zone in which it runs. Two equal ones give the same
 * rows of the same data.
 */
export function definitionOf(stage: ResolvedStage, clock: Clock, dialect: Dialect): string {
  return `${clock.timeZone}\n${modelSql(stage, clock, dialect)}`
}

/** The statement as it stands where the model is a subquery, with its values as literals. */
export function modelSql(stage: ResolvedStage, clock: Clock, dialect: Dialect): string {
  return inlineParams(render(compileStage(stage, createCompiler(dialect, clock), false), dialect), dialect)
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

  #use(card: number, { version, asOf }: StoredModel): void {
    const name = this.#query.resolving.metadata.card(card)?.name ?? ''
    this.uses.set(card, { cardId: card, name, version, asOf })
  }
}

/** Rows of people's SQL come in its order, which a table does not keep. */
function isSorted(stage: ResolvedStage, dialect: Dialect): boolean {
  if (stage.kind !== 'native') return false
  const text = stage.pieces.map((piece) => ('subquery' in piece ? '()' : plainText(piece))).join('')
  return endsSorted(text, dialect.lexis)
}
