/** Webhooks that administrators set up (contract: alerts, section 3). Tested by test/contract/channel.test.ts. */
import { ApiError, invalidField, notFound } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { ChannelRow } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { flag } from '../pulses/flag.ts'

type Flag = boolean | 'true' | 'false' | null | undefined

interface ChannelInput {
  name: string
  description?: string | null
  type: string
  details: Record<string, unknown>
  active?: Flag
}
type ChannelChanges = { [Key in keyof ChannelInput]?: ChannelInput[Key] | null | undefined }

const AUTH_METHODS = ['none', 'header', 'query-param', 'request-body']
const HTTP_METHODS = ['get', 'post', 'put']
const FORM_TYPES = ['api-key', 'bearer', 'basic', 'none']
const KEYS = new Set(['url', 'auth-method', 'auth-info', 'fe-form-type', 'method'])
/** Stands for a secret that is not shown. */
const HIDDEN = '**********'
const MOST_NAME = 254

export function channelService({ store, change }: Pick<Deps, 'store' | 'change'>) {
  async function find(id: number): Promise<ChannelRow> {
    const channel = await store.channels.find(id)
    if (channel === undefined) throw notFound()
    return channel
  }

  async function list({ includeInactive }: { includeInactive: boolean }) {
    return (await store.channels.list({ includeInactive })).map(record)
  }

  async function get(id: number) {
    return record(await find(id))
  }

  async function requireFreeName(name: string, own?: number): Promise<void> {
    const taken = await store.channels.findByName(name)
    if (taken !== undefined && taken !== own) {
      throw new ApiError(409, { errors: { name: 'Channel with that name already exists' } })
    }
  }

  async function create(user: CurrentUser, { name, description, details, active }: ChannelInput) {
    requireDetails(details)
    await requireFreeName(name)
    const id = await change(user, ({ repositories, time }) =>
      repositories.channels.create({
        name,
        description: description ?? null,
        type: 'channel/http',
        details,
        active: flag(active, true),
        created_at: time,
        updated_at: time,
      }),
    )
    return get(id)
  }

  /** One that is switched off gives its name free, and leaves the deliveries that used it. */
  async function update(user: CurrentUser, id: number, changes: ChannelChanges) {
    const before = await find(id)
    const details = changes.details == null ? undefined : shownAgain(changes.details, before.details)
    if (details !== undefined) requireDetails(details)
    if (changes.name != null) await requireFreeName(changes.name, id)
    const active = flag(changes.active, before.active)
    const isSwitchedOff = before.active && !active
    const name = changes.name ?? before.name
    await change(user, async ({ repositories, time }) => {
      await repositories.channels.update(id, {
        name: isSwitchedOff ? `DEACTIVATED_${id} ${name}`.slice(0, MOST_NAME) : name,
        description: changes.description === undefined ? before.description : changes.description,
        active,
        ...(details !== undefined && { details }),
        updated_at: time,
      })
      if (isSwitchedOff) await repositories.notifications.deleteHandlersOfChannel(id)
    })
    return get(id)
  }

  return { list, get, create, update }
}

export type ChannelService = ReturnType<typeof channelService>

function record({ details, ...row }: ChannelRow) {
  return { ...row, details: hidden(details) }
}

/** Secrets are in the values of `auth-info`. */
function hidden(details: Record<string, unknown>): Record<string, unknown> {
  const secrets = details['auth-info']
  if (typeof secrets !== 'object' || secrets === null) return details
  return { ...details, 'auth-info': Object.fromEntries(Object.keys(secrets).map((key) => [key, HIDDEN])) }
}

/** A secret that comes back hidden stays as it is. */
function shownAgain(sent: Record<string, unknown>, before: Record<string, unknown>): Record<string, unknown> {
  const secrets = sent['auth-info']
  const known = before['auth-info']
  if (typeof secrets !== 'object' || secrets === null || typeof known !== 'object' || known === null) return sent
  const old = new Map<string, unknown>(Object.entries(known))
  const info = Object.entries(secrets).map(([key, value]) => [key, value === HIDDEN ? (old.get(key) ?? value) : value])
  return { ...sent, 'auth-info': Object.fromEntries(info) }
}

function requireDetails(details: Record<string, unknown>): void {
  const stranger = Object.keys(details).find((key) => !KEYS.has(key))
  if (stranger !== undefined) throw invalidField('details', `${stranger} is not a detail of a webhook.`)
  const { url } = details
  if (typeof url !== 'string' || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw invalidField('url', 'value must be an address that begins with http:// or https://.')
  }
  requireWord(details, 'auth-method', AUTH_METHODS)
  requireWord(details, 'method', HTTP_METHODS)
  requireWord(details, 'fe-form-type', FORM_TYPES)
  const info = details['auth-info']
  const isTexts =
    typeof info === 'object' && info !== null && Object.values(info).every((one) => typeof one === 'string')
  if (info !== undefined && info !== null && !isTexts) throw invalidField('auth-info', 'value must be a map of texts.')
}

function requireWord(details: Record<string, unknown>, key: string, words: readonly string[]): void {
  const value = details[key]
  if (value === undefined || value === null) return
  if (typeof value !== 'string' || !words.includes(value)) {
    throw invalidField(key, `value must be one of: ${words.join(', ')}.`)
  }
}
