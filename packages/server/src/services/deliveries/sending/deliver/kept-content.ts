/**
 * What was worked out for a delivery whose last parts wait for room: they get the same content, without another run of its
 * queries. It is kept in the memory of this process for a few minutes, and only while nothing was changed that decides what its
 * owner may see; another process, or one that has started again, works it out once more.
 */
import type { Notification, Store } from '../../../../store/index.ts'
import type { MadeContent } from '../alert-content.ts'

/** A slow receiver takes its turns within this time, or its message has later rows. */
const KEPT_MS = 10 * 60_000
const MOST_KEPT = 16
/** Of files and documents, which are nearly all of it. */
const MOST_BYTES = 64 * 2 ** 20

interface KeptDeps {
  store: Pick<Store, 'versions' | 'users' | 'groups'>
  now: () => number
}

interface Kept {
  made: MadeContent
  /** What it was worked out under. */
  basis: string
  at: number
  bytes: number
}

export function keptContent({ store, now }: KeptDeps) {
  const kept = new Map<number, Kept>()
  const isRecent = (at: number) => Math.abs(now() - at) <= KEPT_MS

  return {
    /** The rights of the owner, what is there and what is known of it, at this moment. */
    basisOf: (notification: Notification) => basisOf(store, notification),

    /** @param basis That of before it was worked out. */
    keep(delivery: number, made: MadeContent, basis: string): void {
      const old = [...kept].filter(([, { at }]) => !isRecent(at))
      for (const id of [delivery, ...old.map(([other]) => other)]) kept.delete(id)
      kept.set(delivery, { made, basis, at: now(), bytes: bytesOf(made) })
      const sum = () => [...kept.values()].reduce((all, { bytes }) => all + bytes, 0)
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST_KEPT && sum() <= MOST_BYTES) return
        kept.delete(oldest)
      }
    },

    /** Undefined when there is none, or one that is no longer right. */
    async find(notification: Notification, delivery: number): Promise<MadeContent | undefined> {
      const found = kept.get(delivery)
      if (found === undefined) return undefined
      if (isRecent(found.at) && found.basis === (await basisOf(store, notification))) return found.made
      kept.delete(delivery)
      return undefined
    },

    forget: (delivery: number) => void kept.delete(delivery),
  }
}

async function basisOf(store: KeptDeps['store'], { creator_id, updated_at }: Notification): Promise<string> {
  const [{ permissions, settings, metadata, content, collections }, owner, groups] = await Promise.all([
    store.versions(),
    store.users.find(creator_id),
    store.groups.membershipsOf([creator_id]),
  ])
  const { is_active, is_superuser, login_attributes, jwt_attributes } = owner ?? {}
  const own = [creator_id, updated_at, is_active, is_superuser, login_attributes, jwt_attributes, groups]
  return JSON.stringify([permissions, settings, metadata, content, collections, ...own])
}

function bytesOf({ content: { files, pdfs } }: MadeContent): number {
  return [...files, ...pdfs.values()].reduce((sum, { bytes }) => sum + bytes.byteLength, 0)
}
