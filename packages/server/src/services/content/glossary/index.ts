/** Words of a company and what they mean; everybody who is signed in keeps them. Tested by test/contract/glossary.test.ts. */
import { notFound } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { TermWithCreator } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { personRecord } from '../../shared/person.ts'

interface TermInput {
  term: string
  definition: string
}

export function glossaryService({ store, change }: Pick<Deps, 'store' | 'change'>) {
  /** By term; those that hold a text, in whatever case, when one is given. */
  async function list(search?: string) {
    const wanted = search?.toLowerCase() ?? ''
    const found = (await store.glossary.list()).filter((term) => holds(term, wanted))
    return { data: found.map(termRecord) }
  }

  /** @throws {ApiError} 404. */
  async function get(id: number) {
    const found = await store.glossary.find(id)
    if (found === undefined) throw notFound()
    return termRecord(found)
  }

  async function create(user: CurrentUser, { term, definition }: TermInput) {
    const made = { term, meaning: definition, creator_id: user.id }
    return get(
      await change(user, ({ repositories, time }) =>
        repositories.glossary.create({ ...made, created_at: time, updated_at: time }),
      ),
    )
  }

  /** @throws {ApiError} 404. */
  async function update(user: CurrentUser, id: number, { term, definition }: TermInput) {
    await get(id)
    const next = { term, meaning: definition }
    await change(user, ({ repositories, time }) => repositories.glossary.update(id, { ...next, updated_at: time }))
    return get(id)
  }

  /** @throws {ApiError} 404. */
  async function remove(user: CurrentUser, id: number): Promise<void> {
    await get(id)
    await change(user, ({ repositories }) => repositories.glossary.delete(id))
  }

  return { list, get, create, update, remove }
}

/** Every term holds the empty text. */
function holds({ term, meaning }: TermWithCreator, wanted: string): boolean {
  return term.toLowerCase().includes(wanted) || meaning.toLowerCase().includes(wanted)
}

function termRecord({ meaning, email, first_name, last_name, ...columns }: TermWithCreator) {
  const creator = personRecord({ id: columns.creator_id, email, first_name, last_name })
  return { ...columns, definition: meaning, creator }
}
