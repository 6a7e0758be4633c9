/** Public links and embedding of cards and dashboards, for administrators (contract: sharing, section 1). */
import { randomUUID } from 'node:crypto'
import { archived, badRequest, notFound } from '@querent/contract'
import { requireSuperuser } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { Store } from '../../store/index.ts'
import type { Settings } from '../../settings/index.ts'

interface Shareable {
  archived: boolean
  public_uuid: string | null
}

interface Embeddable {
  enable_embedding: boolean
  embedding_params: unknown
  embedding_type: string | null
}

interface SharedKind<Row extends Shareable> {
  /** Which repository keeps the content. */
  kind: 'cards' | 'dashboards'
  /** @throws {ApiError} 404, or 403 for what is hidden from the user. */
  getRow: (user: CurrentUser, id: number) => Promise<Row>
}

/** Whether public links are on, and who may change what is embedded. */
export function sharingRules(settings: Settings) {
  async function isSharingOn(): Promise<boolean> {
    return (await settings.current()).get('enable-public-sharing')
  }

  /** @throws {ApiError} 403 for others than administrators, 400 while sharing is off. */
  async function requireSharing(user: CurrentUser): Promise<void> {
    requireSuperuser(user)
    if (!(await isSharingOn())) throw badRequest('Public sharing is not enabled.')
  }

  /** @throws {ApiError} 403 for others than administrators, 400 while embedding is off. */
  async function requireEmbedding(user: CurrentUser): Promise<void> {
    requireSuperuser(user)
    const current = await settings.current()
    const isOn = current.get('enable-embedding') || current.get('enable-embedding-static')
    if (!isOn) throw badRequest('Embedding is not enabled.')
  }

  /** @throws {ApiError} 403 or 400 when what may be embedded changes and the user or the settings do not allow it. */
  async function requireEmbeddable(
    user: CurrentUser,
    stored: Embeddable,
    sent: { [Key in keyof Embeddable]?: Embeddable[Key] | null },
  ): Promise<void> {
    const keys = ['enable_embedding', 'embedding_params', 'embedding_type'] as const
    const isChange = keys.some((key) => sent[key] != null && JSON.stringify(sent[key]) !== JSON.stringify(stored[key]))
    if (isChange) await requireEmbedding(user)
  }

  return { isSharingOn, requireSharing, requireEmbedding, requireEmbeddable }
}

export type SharingRules = ReturnType<typeof sharingRules>

/** Public links of one kind of content, and the lists of what is shared and embedded. */
export function sharedContent<Row extends Shareable>(
  store: Store,
  rules: SharingRules,
  { kind, getRow }: SharedKind<Row>,
) {
  /** The link of the content, which is made when there is none. */
  async function share(user: CurrentUser, id: number): Promise<{ uuid: string }> {
    await rules.requireSharing(user)
    if ((await getRow(user, id)).archived) throw archived()
    return store.transaction(async (repositories) => {
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
    await rules.requireSharing(user)
    const row = await getRow(user, id)
    if (row.archived) throw archived()
    if (row.public_uuid === null) throw notFound()
    await store[kind].update(id, { public_uuid: null, made_public_by_id: null })
  }

  async function listShared(user: CurrentUser) {
    await rules.requireSharing(user)
    return store[kind].listShared()
  }

  async function listEmbeddable(user: CurrentUser) {
    await rules.requireEmbedding(user)
    return store[kind].listEmbeddable()
  }

  return { share, unshare, listShared, listEmbeddable }
}
