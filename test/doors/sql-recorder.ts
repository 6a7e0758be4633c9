/** Watches the statements that the app database is asked: text of a request is a bound value, never a part of them. */
import { StatementSync } from 'node:sqlite'
import pg from 'pg'

type Method = (this: { sourceSQL?: string }, ...values: unknown[]) => unknown

/** @param isSuspect what no statement may hold. Gives how many statements there were, and those that did. */
export async function recordSql<T>(isSuspect: (sql: string) => boolean, work: () => Promise<T>) {
  const found: string[] = []
  let count = 0
  const look = (text: string) => {
    count += 1
    if (isSuspect(text)) found.push(text.slice(0, 300))
  }
  const restore = [
    // Statements are prepared once and run many times.
    ...(['all', 'get', 'run', 'iterate'] as const).map((name) =>
      replace(StatementSync.prototype, name, (statement) => look(statement.sourceSQL ?? '')),
    ),
    replace(pg.Client.prototype, 'query', (_client, query) =>
      look(typeof query === 'string' ? query : String(Object(query)['text'] ?? '')),
    ),
  ]
  try {
    return { result: await work(), count, found }
  } finally {
    for (const one of restore) one()
  }
}

/** Looks at each call first. A mock would keep all of them, and where each came from. @returns what takes it back. */
function replace(
  target: object,
  name: string,
  look: (self: { sourceSQL?: string }, first: unknown) => void,
): () => void {
  const original: Method = Reflect.get(target, name)
  const watched: Method = function (...values) {
    look(this, values[0])
    return original.apply(this, values)
  }
  Reflect.set(target, name, watched)
  return () => void Reflect.set(target, name, original)
}
