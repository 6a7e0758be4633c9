/** The tables of the database Copies, as its queries read them. */
import type { AttachedCopy } from '@querent/query'
import { isCurrent, type ReadableCopy } from '../../copies/index.ts'
import { VersionedCache, type CacheVersions, type CopyLink, type Store } from '../../store/index.ts'

type AttachedCopies = ReadonlyMap<number, AttachedCopy & { copy: ReadableCopy | { refusal: string } }>

/** Finds, by the id of the table of Copies, the copies that can be read. */
export function attachedFinder({ store, now }: { store: Pick<Store, 'copyLinks'>; now: () => number }) {
  const links = new VersionedCache('metadata', store.copyLinks.list)
  return async (all: readonly ReadableCopy[], versions: CacheVersions): Promise<AttachedCopies> => {
    const active = (await links.get(versions)).filter((link) => link.active)
    return new Map(active.map((link) => [link.id, attached(link, all, now())]))
  }
}

function attached(link: CopyLink, all: readonly ReadableCopy[], now: number) {
  const name = `${link.display_name} (${link.schema ?? ''})`
  const copy = all.find(({ tableId, cardId }) =>
    link.copy_of_table_id === null ? cardId === link.copy_of_card_id : tableId === link.copy_of_table_id,
  )
  return { name, copy: refusal(name, copy, now) ?? withView(link, copy!) }
}

/** Why the rows cannot be read; undefined where they can. */
function refusal(name: string, copy: ReadableCopy | undefined, now: number): { refusal: string } | undefined {
  if (copy === undefined) {
    return {
      refusal: `There is no copy of ${name} to read: it was not made yet, or its last refresh failed. Have the copy refreshed.`,
    }
  }
  if (isCurrent(copy, now)) return undefined
  return { refusal: `The copy of ${name} is of ${copy.asOf}, which is older than it may be. Have the copy refreshed.` }
}

/** As people's SQL names it. */
function withView({ schema, name }: CopyLink, copy: ReadableCopy): ReadableCopy {
  const columns = copy.columns.filter((column) => column.class !== 'absent').map((column) => column.name)
  return { ...copy, view: { schema: schema ?? '', name, columns } }
}

/** The copies that can be read. */
export function readableOf(attached: AttachedCopies): ReadableCopy[] {
  return [...attached.values()].flatMap(({ copy }) => ('refusal' in copy ? [] : [copy]))
}
