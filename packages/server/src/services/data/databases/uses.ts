/** What people saved about databases, which goes with them (contract: databases, section 2). */
import { ApiError } from '@querent/contract'
import type { DatabaseRow, Repositories, Uses, UsingKind } from '../../../store/index.ts'

/** How many of each kind a refusal names. */
const NAMED = 10
const NONE: Uses = { count: 0, items: [] }
/** What is deleted with a database. */
const OWN_KINDS = { question: 'question', dataset: 'model', metric: 'metric', segment: 'segment' } as const

type Content = Pick<Repositories, 'dataModelContent'>

/** How many things would be deleted with a database. */
export async function countUses({ dataModelContent }: Content, databaseId: number) {
  const uses = await dataModelContent.usesOfDatabase(databaseId, 1)
  const of = (kind: UsingKind) => uses.get(kind)?.count ?? 0
  return { question: of('question'), dataset: of('dataset'), metric: of('metric'), segment: of('segment') }
}

/**
 * Belongs into the change that deletes it. Only administrators ask, who see all content.
 * @throws {ApiError} 409 that lists what would be deleted with the database, and the dashboards that would lose cards.
 */
export async function requireUnused({ dataModelContent }: Content, { id, name }: DatabaseRow): Promise<void> {
  const uses = await dataModelContent.usesOfDatabase(id, NAMED)
  if (uses.size === 0) return
  const of = (kind: UsingKind) => uses.get(kind) ?? NONE
  const kinds = Object.keys(OWN_KINDS) as (keyof typeof OWN_KINDS)[]
  const gone = kinds.flatMap((kind) => (of(kind).count === 0 ? [] : counted(of(kind).count, OWN_KINDS[kind])))
  const boards = of('dashboard').count
  const shown = boards === 0 ? '' : ` ${counted(boards, 'dashboard')} would lose cards.`
  throw new ApiError(409, {
    message:
      `Deleting the database ${name} would delete what was made with it: ${gone.join(', ')}.${shown} ` +
      'To delete it all the same, send confirm=true.',
    error_code: 'in-use',
    uses: Object.fromEntries(([...kinds, 'dashboard'] as const).map((kind) => [kind, of(kind)])),
  })
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
