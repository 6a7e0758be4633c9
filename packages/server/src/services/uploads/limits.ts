/** How much people may upload. */
import { ApiError } from '@querent/contract'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { Deps } from '../deps.ts'

const MB = 1024 * 1024

export function uploadLimits({ store, settings }: Pick<Deps, 'store' | 'settings'>) {
  /** Bytes that the user's next file may have; Infinity where there is no limit. */
  async function left(user: CurrentUser): Promise<number> {
    const snapshot = await settings.current()
    const [whole, own] = [snapshot.get('uploads-limit-mb'), snapshot.get('uploads-limit-per-person-mb')]
    const [all, mine] = await Promise.all([
      whole === null ? 0 : store.uploads.bytes(),
      own === null ? 0 : store.uploads.bytes(user.id),
    ])
    return Math.max(0, Math.min(room(whole, all), room(own, mine)))
  }

  /** @throws {ApiError} 413 for a file that would be too much. */
  async function require(user: CurrentUser, bytes: number): Promise<void> {
    const most = await left(user)
    if (bytes > most) throw tooMuch(most)
  }

  return { left, require }
}

/** The refusal of a file that has more bytes than are left. */
export function tooMuch(left: number): ApiError {
  const shown = left < MB ? 'less than 1 MB' : `${Math.floor(left / MB).toLocaleString('en')} MB`
  return new ApiError(413, {
    message: `The file is too large: there is ${shown} left for uploads. Delete uploads, or ask an administrator for more.`,
  })
}

function room(limitMb: number | null, used: number): number {
  return limitMb === null ? Infinity : limitMb * MB - used
}
