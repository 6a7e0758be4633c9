/** What `doctor` says of the ways that messages take. They are asked, and nothing is sent. */
import type { PresentConfig } from '../config/config.ts'
import { findSlackAccess, slackIdentity, tryServer, type MailServerName } from '../delivery/index.ts'
import { messageOf } from '../observe/message-of.ts'
import { createSnapshot, type SettingsSnapshot } from '../settings/index.ts'
import type { Finding } from './finding.ts'

const TIMEOUT_MS = 15_000

/** @param stored Settings as JSON, those that could be read. */
export async function* deliveryChannels(
  { settings, slackApiUrl }: PresentConfig,
  stored: ReadonlyMap<string, string>,
): AsyncGenerator<Finding> {
  const list = [...stored].map(([key, value]) => ({ key, isReadable: true as const, value: JSON.parse(value) }))
  const current = createSnapshot(list, settings)
  yield await mailServer(current, { topic: 'Mail server', server: 'email-smtp' })
  if (current.get('email-fallback-smtp-host') !== null) {
    yield await mailServer(current, { topic: 'Second mail server', server: 'email-fallback-smtp' })
  }
  yield await slack(current, slackApiUrl)
}

async function mailServer(
  current: SettingsSnapshot,
  { topic, server }: { topic: string; server: MailServerName },
): Promise<Finding> {
  const host = current.get(`${server}-host`)
  if (host === null) return { state: 'ok', topic, text: 'not set up' }
  try {
    await tryServer(current, { server, wholeMs: TIMEOUT_MS })
    return { state: 'ok', topic, text: `${host} accepts mails` }
  } catch (error) {
    const what = String(Object(error).code) === 'EAUTH' ? 'refuses the sign-in' : 'cannot be used'
    return { state: 'failed', topic, text: `${host} ${what}: ${messageOf(error)}` }
  }
}

async function slack(current: SettingsSnapshot, apiUrl: string | undefined): Promise<Finding> {
  const topic = 'Slack'
  const access = findSlackAccess(current, apiUrl)
  if (access === undefined) return { state: 'ok', topic, text: 'not set up' }
  try {
    const { team } = await slackIdentity(access, AbortSignal.timeout(TIMEOUT_MS))
    return { state: 'ok', topic, text: `the token is accepted by the workspace "${team}"` }
  } catch (error) {
    return { state: 'failed', topic, text: messageOf(error) }
  }
}
