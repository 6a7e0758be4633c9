import { faultAt, QueryError } from '../errors.ts'
import type { Bound } from '../model/bound.ts'
import type { Expr, MbqlStage } from '../model/query.ts'
import type { OutputColumn, Relation, ResolvedJoin, ResolvedMbql } from '../model/resolved.ts'
import { AliasPool } from '../model/alias.ts'
import type { ResolveContext } from './context.ts'
import { atPath, type Said } from '../said.ts'

/** A stage while its steps run. */
export interface StageDraft {
  readonly stage: MbqlStage
  readonly context: ResolveContext
  /** True for the last stage of the query that was asked, which alone shows display columns. */
  readonly isTop: boolean
  readonly aliases: AliasPool
  source: Relation
  joins: ResolvedJoin[]
  readonly expressions: ReadonlyMap<string, Expr>
  readonly boundExpressions: Map<string, Bound>
  /** Segments by id: those that name each other in many ways are bound once. */
  readonly boundSegments: Map<unknown, Bound>
  /** Names of the expressions that are being bound. */
  readonly binding: Set<string>
  filters: Bound[]
  breakouts: OutputColumn[]
  aggregations: OutputColumn[]
  fields: OutputColumn[]
  selectsAll: boolean
  orderBy: ResolvedMbql['orderBy']
  pivot: ResolvedMbql['pivot']
}

export function createDraft(stage: MbqlStage, source: Relation, context: ResolveContext, isTop: boolean): StageDraft {
  const aliases = new AliasPool(context.dialect.maxIdentifierBytes)
  return {
    stage,
    context,
    isTop,
    aliases,
    source: { ...source, alias: aliases.claim(source.alias) },
    joins: [],
    expressions: new Map(stage.expressions.map(({ name, value }) => [name, value])),
    boundExpressions: new Map(),
    boundSegments: new Map(),
    binding: new Set(),
    filters: [],
    breakouts: [],
    aggregations: [],
    fields: [],
    selectsAll: false,
    orderBy: [],
    pivot: null,
  }
}

/** @throws {QueryError} always, `invalid-query` or `invalid-parameter` with the path in the message. */
export function refuseAt(path: string, fault: string | Said): never {
  throw new QueryError(faultAt(path), atPath(fault, path), { path })
}

/** The rows that the stage itself asks for. */
export function ownLimit({ page, limit }: MbqlStage): { limit: number | null; offset: number | null } {
  return page ? { limit: page.items, offset: (page.page - 1) * page.items } : { limit, offset: null }
}
