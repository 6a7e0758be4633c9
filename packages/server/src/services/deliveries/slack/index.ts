/** The Slack app of the server (contract: settings, section 5). Tested by test/contract/slack.test.ts. */
import { ApiError } from '@querent/contract'
import {
  cause,
  findSlackAccess,
  isOfToken,
  NotDelivered,
  SlackFailure,
  slackDeliver,
  slackIdentity,
  type Deliver,
  type SlackAccess,
} from '../../../delivery/index.ts'
import { messageOf } from '../../../observe/message-of.ts'
import { canChangeSettings, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { SettingChange } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { getDefinition, isMaskOf } from '../../settings/settings/index.ts'
import { manifestOf } from './manifest.ts'
import { createPlaces } from './places.ts'

const TOKEN = 'slack-app-token'
const VALID = 'slack-token-valid?'
const BUG_CHANNEL = 'slack-bug-report-channel'
const FILES_CHANNEL = 'slack-files-channel'
/** Nobody waits longer for a form. */
const FORM_MS = 10_000

interface SlackInput {
  [TOKEN]?: string | null | undefined
  [BUG_CHANNEL]?: string | null | undefined
  [FILES_CHANNEL]?: string | null | undefined
}

export function slackService({ change, settings, config, now }: Pick<Deps, 'change' | 'settings' | 'config' | 'now'>) {
  const places = createPlaces(now)
  const accessNow = async (token?: string) => findSlackAccess(await settings.current(), config.slackApiUrl, token)

  /** @throws {NotDelivered} when there is no token. */
  async function deliver(): Promise<Deliver> {
    const access = await accessNow()
    if (access === undefined) throw new NotDelivered(cause('slack-not-set-up'), { isPermanent: false })
    return (outgoing) => slackDeliver(access, (label) => idOf(access, label, outgoing.signal))(outgoing)
  }

  /** Slack finds channels by name, but people only by id. */
  async function idOf(access: SlackAccess, label: string, signal: AbortSignal): Promise<string> {
    if (!label.startsWith('@')) return label
    const found = (await places.list(access, signal)).find((place) => place.label === label)
    if (found === undefined) throw new NotDelivered(cause('slack-unknown-name', { label }), { isPermanent: true })
    return found.id
  }

  /** What a form offers: `error` says why Slack gave no list. */
  async function choices(): Promise<{ isConfigured: boolean; places: string[]; error?: string }> {
    const access = await accessNow()
    const isConfigured = access !== undefined && (await settings.current()).get(VALID) !== false
    if (access === undefined || !isConfigured) return { isConfigured: false, places: [] }
    try {
      const found = await places.list(access, AbortSignal.timeout(FORM_MS))
      return { isConfigured, places: found.map(({ label }) => label) }
    } catch (error) {
      return { isConfigured, places: [], error: messageOf(error) }
    }
  }

  /**
   * Keeps the token once Slack has accepted it; null removes all settings of Slack.
   * @throws {ApiError} 400 on the setting that is wrong; 403 without the right to change settings.
   */
  async function write(user: CurrentUser, input: SlackInput, signal: AbortSignal): Promise<{ ok: true }> {
    requireRight(canChangeSettings(user))
    const changes = await checked(input, signal)
    places.forget()
    await change(user, ({ repositories }) => repositories.settings.write(changes))
    await settings.current()
    return { ok: true }
  }

  async function checked(input: SlackInput, signal: AbortSignal): Promise<SettingChange[]> {
    const current = await settings.current()
    const { [TOKEN]: sent } = input
    const isKept = sent === undefined || isMaskOf(getDefinition(TOKEN), sent, current)
    const fixed = current.envName(TOKEN)
    if (!isKept && fixed !== undefined) throw wrong(TOKEN, `The token is set by the environment variable ${fixed}.`)
    const token = isKept ? undefined : (sent?.trim() ?? '')
    if (token === '') return [TOKEN, VALID, BUG_CHANNEL, FILES_CHANNEL].map((key) => ({ key, value: null }))
    const access = await accessNow(token)
    if (access !== undefined) await requireAccepted(access, signal)
    return [
      ...(token === undefined ? [] : [{ key: TOKEN, value: token }]),
      ...(access === undefined ? [] : [{ key: VALID, value: true }]),
      ...(await channelChanges(input, access, signal)),
    ]
  }

  async function channelChanges(
    input: SlackInput,
    access: SlackAccess | undefined,
    signal: AbortSignal,
  ): Promise<SettingChange[]> {
    const changes: SettingChange[] = []
    for (const key of [BUG_CHANNEL, FILES_CHANNEL] as const) {
      const sent = input[key]
      if (sent === undefined) continue
      const name = sent?.trim().replace(/^#/, '') ?? ''
      if (name !== '' && access !== undefined) {
        const known = await places.list(access, signal).catch((error: unknown) => {
          throw wrong(key, messageOf(error))
        })
        if (!known.some(({ label }) => label === `#${name}`)) throw wrong(key, `Slack has no channel ${name}.`)
      }
      changes.push({ key, value: name === '' ? null : name })
    }
    return changes
  }

  /** Where the app posts, and under which name. @throws {ApiError} 400 in words; 403 without the right to change settings. */
  async function identity(user: CurrentUser, signal: AbortSignal): Promise<{ team: string; user: string }> {
    requireRight(canChangeSettings(user))
    const access = await accessNow()
    if (access === undefined) throw new ApiError(400, { message: 'Slack is not set up.' })
    return slackIdentity(access, signal).catch((error: unknown) => {
      throw new ApiError(400, { message: messageOf(error) })
    })
  }

  /** What an administrator pastes into Slack to make the app. */
  async function manifest(user: CurrentUser) {
    requireRight(canChangeSettings(user))
    const current = await settings.current()
    return manifestOf(current.get('application-name'))
  }

  return { deliver, choices, write, identity, manifest }
}

export type SlackService = ReturnType<typeof slackService>

/** @throws {ApiError} 400 on the token, or in words when Slack cannot be asked. */
async function requireAccepted(access: SlackAccess, signal: AbortSignal): Promise<void> {
  await slackIdentity(access, signal).catch((error: unknown) => {
    const isToken = error instanceof SlackFailure && isOfToken(error.code)
    throw isToken ? wrong(TOKEN, error.message) : new ApiError(400, { message: messageOf(error) })
  })
}

function wrong(key: string, text: string): ApiError {
  return new ApiError(400, { errors: { [key]: text } })
}
