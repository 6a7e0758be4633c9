/** Letting guests in by a public link (contract: sharing, section 2). */
import { notFound } from '@querent/contract'
import { VersionedMap, type CardRow, type DashboardRow, type JsonObject, type Store } from '../../store/index.ts'
import type { SharingRules } from '../sharing/publication/index.ts'
import type { Opened } from './opened.ts'
import { sharedParameters, valuesOfGuest } from './parameters.ts'

/** Shared cards and dashboards remembered; beyond, all are read again. */
const REMEMBERED = 500
/** Who has the link sees all parameters. */
const OPEN: Pick<Opened<unknown>, 'caller' | 'fixed' | 'isConfined' | 'shows' | 'asks'> = {
  caller: { user: null, way: 'public' },
  fixed: new Map(),
  isConfined: false,
  shows: () => true,
  asks: (key, others) => ({ key, others }),
}

export function publicLinks(store: Store, rules: SharingRules) {
  const cards = new VersionedMap<string, CardRow>('content', REMEMBERED)
  const dashboards = new VersionedMap<string, DashboardRow>('content', REMEMBERED)

  /** @throws {ApiError} 400 while sharing is off and for values of no parameter, 404 for a link to nothing. */
  async function card(uuid: string, sent: readonly JsonObject[]): Promise<Opened<CardRow>> {
    await rules.requireSharingOn()
    const versions = await store.versions()
    const content = await cards.get(versions, uuid, () => store.cards.findByPublicUuid(uuid))
    if (content === undefined || content.archived) throw notFound()
    const values = sent.length === 0 ? [] : valuesOfGuest(sharedParameters(content), sent)
    return { content, values, versions, ...OPEN }
  }

  /** @throws {ApiError} 400 while sharing is off, 404 for a link to nothing. */
  async function dashboard(uuid: string, sent: readonly JsonObject[]): Promise<Opened<DashboardRow>> {
    await rules.requireSharingOn()
    const versions = await store.versions()
    const content = await dashboards.get(versions, uuid, () => store.dashboards.findByPublicUuid(uuid))
    if (content === undefined || content.archived) throw notFound()
    const values = sent.map(({ id, type, value }) => ({ id, value, ...(type === undefined ? {} : { type }) }))
    return { content, values, versions, ...OPEN }
  }

  return { card, dashboard }
}
