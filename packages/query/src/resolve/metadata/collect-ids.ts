import { isMap } from '@querent/contract'
import { cardOfTag, readTagName } from '../../native/tags/tag-name.ts'
import { findTags } from '../../native/lexer/tokenize.ts'
import type { Expr, Parameter, Stage, TemplateTag } from '../../model/query.ts'
import { stageClauses, walkExpr, walkStages } from '../walk.ts'

/** Ids that a query names, by kind. */
export interface CollectedIds {
  tables: Set<number>
  fields: Set<number>
  cards: Set<number>
  segments: Set<number>
  snippets: Set<number>
  /** Snippets that are named without an id. */
  snippetNames: Set<string>
  /** Metric cards; also in `cards`. */
  metrics: Set<number>
  /** Template tags of native stages by name. */
  tags: Set<string>
}

export function noIds(): CollectedIds {
  return {
    tables: new Set(),
    fields: new Set(),
    cards: new Set(),
    segments: new Set(),
    snippets: new Set(),
    snippetNames: new Set(),
    metrics: new Set(),
    tags: new Set(),
  }
}

/** Adds the ids that the stages name, on every level. */
export function collectStages(stages: readonly Stage[], ids: CollectedIds): CollectedIds {
  walkStages(stages, (stage) => {
    if (stage.kind === 'native') {
      collectTags(stage, ids)
      return
    }
    if (stage.source?.kind === 'table') ids.tables.add(stage.source.id)
    if (stage.source?.kind === 'card') ids.cards.add(stage.source.id)
    for (const clause of stageClauses(stage)) collectClause(clause, ids)
  })
  return ids
}

export function collectParameters(parameters: readonly Parameter[], ids: CollectedIds): CollectedIds {
  for (const { target } of parameters) if (target?.kind === 'column') collectExpr(target.column, ids)
  return ids
}

/** Adds the ids that a clause and those in it name. */
export function collectClause(clause: Expr, ids: CollectedIds): void {
  walkExpr(clause, (expr) => collectExpr(expr, ids))
}

function collectExpr(expr: Expr, ids: CollectedIds): void {
  if (expr.kind === 'field') {
    if (typeof expr.id === 'number') ids.fields.add(expr.id)
    const source = expr.options['source-field']
    if (source !== undefined) ids.fields.add(source)
    return
  }
  if (expr.kind !== 'call') return
  const id = expr.args[0]?.kind === 'literal' ? expr.args[0].value : undefined
  if (typeof id !== 'number') return
  if (expr.op === 'segment') ids.segments.add(id)
  if (expr.op === 'metric') {
    ids.cards.add(id)
    ids.metrics.add(id)
  }
}

function collectTags(stage: Extract<Stage, { kind: 'native' }>, ids: CollectedIds): void {
  collectTemplateTags(stage.templateTags, ids)
  collectText(stage.sql, stage.templateTags, ids)
  const metadata = stage.extra['source-metadata']
  if (!Array.isArray(metadata)) return
  for (const column of metadata) if (isMap(column) && typeof column['id'] === 'number') ids.fields.add(column['id'])
}

/** Adds what the definitions of tags name. */
export function collectTemplateTags(tags: Readonly<Record<string, TemplateTag>>, ids: CollectedIds): void {
  for (const tag of Object.values(tags)) {
    ids.tags.add(tag.name)
    if (tag['card-id'] !== undefined) ids.cards.add(tag['card-id'])
    if (tag['snippet-id'] !== undefined) ids.snippets.add(tag['snippet-id'])
    else if (tag['snippet-name'] !== undefined) ids.snippetNames.add(tag['snippet-name'])
    if (tag['table-id'] !== undefined) ids.tables.add(tag['table-id'])
    if (tag.dimension) collectExpr(tag.dimension, ids)
  }
}

/** Adds the cards and snippets that the text itself names. */
export function collectText(text: string, known: Readonly<Record<string, TemplateTag>>, ids: CollectedIds): void {
  for (const name of findTags(text)) {
    const tag = Object.hasOwn(known, name) ? known[name] : undefined
    const card = cardOfTag(name, tag)
    if (card !== null) ids.cards.add(card)
    const reference = readTagName(name)
    if (reference.kind === 'snippet' && tag === undefined) ids.snippetNames.add(reference.name)
  }
}
