import { createHash } from 'node:crypto'
import { slackChannels, type SlackAccess, type SlackPlace } from '../../../delivery/index.ts'

/** Slack allows few lists a minute, and channels are made seldom. */
const KEPT_MS = 10 * 60_000

/** The channels and people of the workspace, kept for some minutes. */
export function createPlaces(now: () => number) {
  let kept: { token: string; until: number; list: Promise<SlackPlace[]> } | undefined

  /** @throws {SlackFailure} which is not kept. */
  function list(access: SlackAccess, signal: AbortSignal): Promise<SlackPlace[]> {
    const token = createHash('sha256').update(access.token).digest('hex')
    if (kept !== undefined && kept.token === token && kept.until > now()) return kept.list
    const asked = { token, until: now() + KEPT_MS, list: slackChannels(access, signal) }
    kept = asked
    asked.list.catch(() => {
      if (kept === asked) kept = undefined
    })
    return asked.list
  }

  function forget(): void {
    kept = undefined
  }

  return { list, forget }
}
