/** Where an app can post: channels and people. */
import { isMap } from '@querent/contract'
import { callSlack, type SlackAccess } from './client.ts'

export interface SlackPlace {
  id: string
  /** `#general` or `@ann`. */
  label: string
}

/** Of one page: the most that Slack gives. */
const PAGE = '999'
/** Workspaces have many thousands; nobody looks through more. */
const MOST_PAGES = 10

/** Channels by name, then people by name. @throws {SlackFailure} */
export async function slackChannels(access: SlackAccess, signal: AbortSignal): Promise<SlackPlace[]> {
  const types = { types: 'public_channel,private_channel', exclude_archived: 'true' }
  const channels = await pages(access, { method: 'conversations.list', key: 'channels', fields: types }, signal)
  const members = await pages(access, { method: 'users.list', key: 'members', fields: {} }, signal)
  const people = members.filter((one) => one['deleted'] !== true && one['is_bot'] !== true && one['id'] !== 'USLACKBOT')
  return [...placesOf(channels, '#'), ...placesOf(people, '@')]
}

/** Who the token belongs to. @throws {SlackFailure} when Slack does not accept it. */
export async function slackIdentity(access: SlackAccess, signal: AbortSignal): Promise<{ team: string; user: string }> {
  const { team, user } = await callSlack(access, 'auth.test', {}, signal)
  return { team: typeof team === 'string' ? team : '', user: typeof user === 'string' ? user : '' }
}

interface Listing {
  method: string
  /** Of the list in the answer. */
  key: string
  fields: Readonly<Record<string, string>>
}

async function pages(access: SlackAccess, { method, key, fields }: Listing, signal: AbortSignal) {
  const found: Record<string, unknown>[] = []
  let cursor = ''
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const asked = { ...fields, limit: PAGE, ...(cursor !== '' && { cursor }) }
    const { [key]: list, response_metadata: more } = await callSlack(access, method, asked, signal)
    if (Array.isArray(list)) found.push(...list.filter(isMap))
    const next = isMap(more) ? more['next_cursor'] : undefined
    if (typeof next !== 'string' || next === '') break
    cursor = next
  }
  return found
}

function placesOf(list: readonly Record<string, unknown>[], sign: '#' | '@'): SlackPlace[] {
  return list
    .flatMap(({ id, name }) =>
      typeof id === 'string' && typeof name === 'string' ? [{ id, label: `${sign}${name}` }] : [],
    )
    .sort((a, b) => (a.label < b.label ? -1 : 1))
}
