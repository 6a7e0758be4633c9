/** The mail server as administrators choose and try it (contract: settings, section 5). */
import { ApiError, findSetting } from '@querent/contract'
import { messageOf } from '../../../observe/message-of.ts'
import { canChangeSettings, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Deps } from '../../deps.ts'
import { maskSecret, mayWrite, settingsInput } from '../settings/index.ts'
import { mailFault, mailFaultText, sendMail, tryServer, type MailServerName } from '../../../delivery/index.ts'

const PREFIX = 'email-'
const SERVERS = ['email-smtp', 'email-fallback-smtp'] as const
const KEYS = [
  ...SERVERS.flatMap((server) => ['host', 'port', 'security', 'username', 'password'].map((one) => `${server}-${one}`)),
  'email-from-name',
  'email-from-address',
  'email-reply-to',
]

type MailServerDeps = Pick<Deps, 'store' | 'change' | 'settings' | 'observe'>

export function mailServerService({ store, change, settings, observe }: MailServerDeps) {
  /**
   * Keeps the settings once the mail server has answered under them; without a host nothing is asked. Gives what was sent.
   * @throws {ApiError} 400 on the settings that may be wrong.
   */
  async function write(viewer: CurrentUser, input: Readonly<Record<string, unknown>>) {
    requireRight(canChangeSettings(viewer))
    const { snapshot, changes } = settingsInput(await settings.current(), input, PREFIX)
    requireWritable(
      viewer,
      changes.map(({ key }) => key),
    )
    const hasFirst = snapshot.get('email-smtp-host') !== null
    for (const server of hasFirst ? SERVERS : []) {
      if (snapshot.get(`${server}-host`) !== null) await orReasons(() => tryServer(snapshot, { server }), server)
    }
    await change(viewer, ({ repositories }) => repositories.settings.write(changes))
    await settings.current()
    const passwords = SERVERS.filter((server) => `${server}-password` in input).map((server) => {
      const password = snapshot.get(`${server}-password`)
      return [`${server}-password`, password === null ? null : maskSecret(password)]
    })
    return {
      ...input,
      ...Object.fromEntries(passwords),
      'with-corrections': {},
    }
  }

  async function clear(viewer: CurrentUser): Promise<void> {
    requireWritable(viewer, KEYS)
    const current = await settings.current()
    const empty = KEYS.filter((key) => current.envName(key) === undefined).map((key) => ({ key, value: null }))
    await change(viewer, ({ repositories }) => repositories.settings.write(empty))
    await settings.current()
  }

  /** Mails the viewer. @throws {ApiError} 400 without a mail server, or on the settings that may be wrong. */
  async function test(viewer: CurrentUser): Promise<{ ok: true }> {
    requireRight(canChangeSettings(viewer))
    const current = await settings.current()
    if (current.get('email-smtp-host') === null) throw new ApiError(400, 'Your mail server is not set up.')
    const user = await store.users.find(viewer.id)
    await orReasons(() =>
      sendMail(
        current,
        {
          to: user?.email ?? '',
          subject: `[${current.get('application-name')}] Test`,
          text: `${current.get('site-name')} can send mails.\n`,
        },
        { fallsBack: (error) => observe({ type: 'mail.fallback', error }) },
      ).catch((error: unknown) => {
        observe({ type: 'mail.failed', error: messageOf(error) })
        throw error
      }),
    )
    observe({ type: 'mail.sent' })
    return { ok: true }
  }

  return { write, clear, test }
}

/** @throws {ApiError} 403 for the server itself unless an administrator asks. */
function requireWritable(viewer: CurrentUser, keys: readonly string[]): void {
  const definitions = keys.map((key) => findSetting(key))
  requireRight(definitions.every((definition) => definition !== undefined && mayWrite(definition, viewer)))
}

/** @throws {ApiError} 400 with a text for each setting that may be wrong. */
async function orReasons(task: () => Promise<unknown>, server: MailServerName = 'email-smtp'): Promise<void> {
  try {
    await task()
  } catch (error) {
    const code = String(Object(error).code)
    const said = messageOf(error)
    const fault = mailFault(error)
    const text = mailFaultText(error)
    if (fault === 'sign-in') {
      throw new ApiError(400, { errors: { [`${server}-username`]: text, [`${server}-password`]: text } })
    }
    if (fault === 'protection') throw new ApiError(400, { errors: { [`${server}-security`]: text } })
    if (['EDNS', 'ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'ECONNREFUSED', 'ENOTFOUND'].includes(code)) {
      const unreachable = `No mail server answers at this host and port: ${said}`
      throw new ApiError(400, { errors: { [`${server}-host`]: unreachable, [`${server}-port`]: unreachable } })
    }
    throw new ApiError(400, { message: said })
  }
}
