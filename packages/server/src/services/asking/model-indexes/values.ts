/** Reading the values of a model, and keeping what is new of them. */
import { scheduler } from 'node:timers/promises'
import type { CardWithPeople, IndexedValue } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { distinctValues, type AskDatabase, type Clause } from '../../data/field-values/index.ts'

/** Values of an index (contract: models, section 4). */
const MAX_VALUES = 25_000
/** Characters of a value. */
const MAX_CHARACTERS = 500
/** Values that one change writes, with their documents in the index of the search: others write in between. */
const AT_ONCE = 500

export interface ModelValues {
  values: IndexedValue[]
  /** Whether there are more. */
  isCut: boolean
}

interface ModelValuesDeps extends Pick<Deps, 'store' | 'change'> {
  ask: AskDatabase
}

export function modelValues({ store, change, ask }: ModelValuesDeps) {
  /** By their keys; without those that have no key or no text. @throws {QueryError} for a model that does not run. */
  async function read(
    { id, database_id }: CardWithPeople,
    { key, value }: { key: Clause; value: Clause },
    signal: AbortSignal,
  ): Promise<ModelValues> {
    if (database_id === null) return { values: [], isCut: false }
    const query = distinctValues(
      { databaseId: database_id, source: `card__${id}` },
      {
        columns: [key, value],
        filters: [
          ['not-null', key],
          ['not-null', value],
        ],
        orderBy: [key],
        limit: MAX_VALUES + 1,
      },
    )
    const rows = await ask.rows({ user: null, signal }, query)
    const found = new Map<number, string>()
    for (const [model_pk, text] of rows.slice(0, MAX_VALUES)) {
      const name = nameOf(text)
      if (Number.isSafeInteger(model_pk) && name !== '') found.set(Number(model_pk), name)
    }
    return {
      values: [...found].map(([model_pk, name]) => ({ model_pk, name })),
      isCut: rows.length > MAX_VALUES,
    }
  }

  /** Puts values in the place of those that are kept. What did not change is not written. */
  async function keep(id: number, values: readonly IndexedValue[], signal: AbortSignal): Promise<void> {
    const old = new Map((await store.modelIndexes.valuesOf(id)).map(({ model_pk, name }) => [model_pk, name]))
    const changed = values.filter(({ model_pk, name }) => old.get(model_pk) !== name)
    for (const { model_pk } of values) old.delete(model_pk)
    await inSteps([...old.keys()], signal, (some) =>
      change.bySystem(({ repositories }) => repositories.modelIndexes.deleteValues(id, some)),
    )
    await inSteps(changed, signal, (some) =>
      change.bySystem(({ repositories }) => repositories.modelIndexes.putValues(id, some)),
    )
  }

  return { read, keep }
}

async function inSteps<Item>(
  items: readonly Item[],
  signal: AbortSignal,
  work: (some: readonly Item[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < items.length; start += AT_ONCE) {
    signal.throwIfAborted()
    await work(items.slice(start, start + AT_ONCE))
    await scheduler.yield()
  }
}

/** PostgreSQL keeps no NUL. */
function nameOf(text: unknown): string {
  return typeof text === 'string' ? text.replaceAll('\0', '').trim().slice(0, MAX_CHARACTERS).toWellFormed() : ''
}
