/** What the rows of a card are known by. */
import { compileStage } from '../compile/compile-stage.ts'
import { createCompiler } from '../compile/compile-value.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { isGrouped, type ResolvedStage } from '../model/resolved.ts'
import { endsSorted } from '../native/shape.ts'
import { plainText } from '../sql/fragment.ts'
import { inlineParams, render } from '../sql/render.ts'
import type { Clock } from '../time/clock.ts'

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

/** Rows of people's SQL come in its order, which a table does not keep; so do those that are selected from it. */
export function isSorted(stage: ResolvedStage, dialect: Dialect): boolean {
  if (stage.kind === 'mbql') {
    const { content } = stage.source
    return !isGrouped(stage) && content.kind === 'stage' && isSorted(content.stage, dialect)
  }
  const text = stage.pieces.map((piece) => ('subquery' in piece ? '()' : plainText(piece))).join('')
  return endsSorted(text, dialect.lexis)
}
