/** Public links of cards, dashboards and actions, and embedding, for administrators (contract: sharing, section 1). */
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { archived, badRequest, notFound } from '@querent/contract'
import { requireSuperuser } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { JsonObject } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { requireStates } from '../embedding/index.ts'
import { isStaticEmbeddingOn, type Settings } from '../../../settings/index.ts'

export { requireAllRows, requireAllRowsOfAction, requireAllRowsOfCard } from './all-rows.ts'

interface Shareable {
  archived: boolean
  public_uuid: string | null
}

interface Embeddable {
  enable_embedding: boolean
  embedding_params: JsonObject | null
  embedding_type: string | null
}

interface Publishable {
  enable_embedding: boolean
  initially_published_at: string | null
}

interface SharedKind<Row extends Shareable, Shared> {
  /** Which repository keeps the content. */
  kind: 'cards' | 'dashboards' | 'actions'
  /** @throws {ApiError} 404, or 403 for what is hidden from the user. */
  getRow: (user: CurrentUser, id: number) => Promise<Row>
  /** What has a link now. */
  list: () => Promise<Shared[]>
  /** Refuses content that cannot be shared now. */
  requireOpen?: (row: Row) => Promise<void>
}

/** Whether public links are on, and who may change what is embedded. */
export function sharingRules(settings: Settings) {
  async function isSharingOn(): Promise<boolean> {
    return (await settings.current()).get('enable-public-sharing')
  }

  /** @throws {ApiError} 403 for others than administrators, 400 while sharing is off. */
  async function requireSharing(user: CurrentUser): Promise<void> {
    requireSuperuser(user)
    await requireSharingOn()
  }

  /** @throws {ApiError} 400 while sharing is off. */
  async function requireSharingOn(): Promise<void> {
    if (!(await isSharingOn())) throw badRequest('Public sharing is not enabled.')
  }

  /** @throws {ApiError} 403 for others than administrators, 400 while embedding is off. */
  async function requireEmbedding(user: CurrentUser): Promise<void> {
    requireSuperuser(user)
    await requireEmbeddingOn()
  }

  /** @throws {ApiError} 400 while embedding is off. */
  async function requireEmbeddingOn(): Promise<void> {
    if (!isStaticEmbeddingOn(await settings.current())) throw badRequest('Embedding is not enabled.')
  }

  /**
   * @param next What is to be stored; keys that are missing stay as they are.
   * @throws {ApiError} 400, then 403, when what may be embedded changes and the settings or the user do not allow it.
   */
  async function requireEmbeddable(user: CurrentUser, stored: Embeddable, next: Partial<Embeddable>): Promise<void> {
    if (next.embedding_params != null) requireStates(next.embedding_params)
    const keys = ['enable_embedding', 'embedding_params', 'embedding_type'] as const
    if (keys.every((key) => next[key] === undefined || isDeepStrictEqual(next[key], stored[key]))) return
    await requireEmbeddingOn()
    requireSuperuser(user)
  }

  return { isSharingOn, requireSharing, requireSharingOn, requireEmbedding, requireEmbeddingOn, requireEmbeddable }
}

export type SharingRules = ReturnType<typeof sharingRules>

/** When the content was first published: the time of the first change that switches its embedding on. */
export function publication(
  stored: Publishable,
  next: Partial<Publishable>,
  time: string,
): { initially_published_at?: string } {
  const isFirst = next.enable_embedding === true && stored.initially_published_at === null
  return isFirst ? { initially_published_at: time } : {}
}

/** Public links of one kind of content, and the list of what is shared. */
export function sharedContent<Row extends Shareable, Shared>(
  { store, change }: Pick<Deps, 'store' | 'change'>,
  rules: SharingRules,
  { kind, getRow, list, requireOpen }: SharedKind<Row, Shared>,
) {
  /** @throws {ApiError} 403 and 400 as sharing asks, 404 for what is not there or archived. */
  async function liveRow(user: CurrentUser, id: number): Promise<Row> {
    await rules.requireSharing(user)
    const row = await getRow(user, id)
    if (row.archived) throw archived()
    await requireOpen?.(row)
    return row
  }

  /** The link of the content, which is made when there is none. */
  async function share(user: CurrentUser, id: number): Promise<{ uuid: string }> {
    await liveRow(user, id)
    return change(user, async ({ repositories }) => {
      const content = repositories[kind]
      await repositories.placedContent.lock()
      const uuid = (await content.find(id))?.public_uuid ?? undefined
      if (uuid !== undefined) return { uuid }
      const made = randomUUID()
      await content.update(id, { public_uuid: made, made_public_by_id: user.id })
      return { uuid: made }
    })
  }

  /** @throws {ApiError} 404 when it is not shared. */
  async function unshare(user: CurrentUser, id: number): Promise<void> {
    const row = await liveRow(user, id)
    if (row.public_uuid === null) throw notFound()
    await store[kind].update(id, { public_uuid: null, made_public_by_id: null })
  }

  async function listShared(user: CurrentUser): Promise<Shared[]> {
    await rules.requireSharing(user)
    return list()
  }

  return { share, unshare, listShared }
}

/** The list of what is embedded, of one kind of content. */
export function embeddableContent<Embeddable>(rules: SharingRules, listEmbeddable: () => Promise<Embeddable[]>) {
  return {
    async listEmbeddable(user: CurrentUser): Promise<Embeddable[]> {
      await rules.requireEmbedding(user)
      return listEmbeddable()
    },
  }
}
