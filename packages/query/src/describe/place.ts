/** Where in the query that was sent a fault lies. */
import { QueryError } from '../errors.ts'
import type { Stage } from '../model/query.ts'
import type { Found } from '../resolve/context.ts'
import { walkStages } from '../resolve/walk.ts'

/** Before the paths of what was sent: saved content that it names has paths of its own. */
export const SENT = '>'

/** A path without the mark. */
export function plainPath(path: string): string {
  return path.startsWith(SENT) ? path.slice(SENT.length) : path
}

/** A fault inside a card lies where the query names the card: the last one that was opened. */
export function atPlace(error: QueryError, stages: readonly Stage[], { cardIds }: Found): QueryError {
  if (error.path?.startsWith(SENT) === true) return error
  const card = [...cardIds].at(-1)
  let path: string | undefined
  walkStages(stages, (stage) => {
    if (stage.kind === 'mbql' && stage.source?.kind === 'card' && stage.source.id === card) path ??= stage.path
  })
  return new QueryError(error.type, error.message, { cause: error, ...(path === undefined ? {} : { path }) })
}
