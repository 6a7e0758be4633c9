/** First-run set-up (contract: setup, section 2). Tested by test/contract/setup.test.ts. */
import { randomUUID } from 'node:crypto'
import {
  ApiError,
  badRequest,
  forbidden,
  normalizeLocale,
  notFound,
  RULE_TEXT,
  validationError,
  type SetupBody,
} from '@querent/contract'
import { canChangeSettings, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { ADMINISTRATORS_ID, type DatabaseRow, type SettingChange, type UserRow } from '../../../store/index.ts'
import { connectableDetails } from '../../data/data-model/index.ts'
import type { DatabaseService } from '../../data/databases/index.ts'
import type { Deps } from '../../deps.ts'
import type { ExampleService } from '../examples/index.ts'
import type { NoticeService } from '../../people/notices/index.ts'
import { hashPassword, requireGoodPassword, type UserService } from '../../people/users/index.ts'
import { checklist, readFacts } from './checklist.ts'

const EXISTS = 'The /api/setup route can only be used to create the first user, however a user currently exists.'

interface SetupDeps extends Deps {
  users: UserService
  databases: DatabaseService
  notices: NoticeService
  examples: Pick<ExampleService, 'makeNow'>
}

export function setupService({
  store,
  change,
  connections,
  settings,
  passwordCost,
  users,
  databases,
  notices,
  examples,
}: SetupDeps) {
  /** @throws {ApiError} 400 unless the token is that of the instance. */
  async function requireToken(token: unknown): Promise<void> {
    await settings.ensureGeneratedValues()
    const expected = (await settings.current()).get('setup-token')
    if (typeof token === 'string' && token !== '' && token === expected) return
    const received = token === undefined ? 'missing required key, received: nil' : RULE_TEXT.setupToken
    throw validationError({ token: RULE_TEXT.setupToken }, { token: [received] })
  }

  /** @throws {ApiError} 400 for a wrong token, 403 when there is a user already. */
  async function requireFresh(token: unknown): Promise<void> {
    await requireToken(token)
    if ((await store.users.count()) > 0) throw forbidden(EXISTS)
  }

  function requireEngine(engine: string): void {
    if (connections.driverOf({ engine, dbms_version: null }) !== undefined) return
    const text = `Cannot create Database: cannot find driver ${engine}.`
    throw new ApiError(400, { errors: { database: { engine: text } } })
  }

  /**
   * Makes the first user, the settings and perhaps a database and a second administrator: all of it or nothing.
   * Gives the first user's id. @throws {ApiError} 400 for bad input or a connection that fails, 403 after the set-up.
   */
  async function run(body: SetupBody, signal: AbortSignal): Promise<number> {
    await requireGoodInput(body)
    const password = await hashPassword(body.user.password, passwordCost)
    const database = await prepareDatabase(body, signal)
    const invite = (await notices.canSend()) ? (body.invite ?? null) : null
    const otherPassword = invite === null ? null : await hashPassword(randomUUID(), passwordCost)

    const made = await change.bySystem(async (work) => {
      const { repositories, time } = work
      await repositories.users.lock()
      if ((await repositories.users.count()) > 0) throw forbidden(EXISTS)
      const user = await users.add(work, body.user, password, [ADMINISTRATORS_ID])
      await repositories.settings.write(settingsOf(body))
      let row: DatabaseRow | undefined
      if (database !== undefined) {
        const times = { created_at: time, updated_at: time }
        row = await repositories.databases.create({ ...database, creator_id: user.id, ...times })
      }
      let invited: UserRow | undefined
      if (invite !== null) invited = await users.add(work, invite, otherPassword, [ADMINISTRATORS_ID])
      return { user, row, invited }
    })
    if (made.row !== undefined) await databases.startSync(made.row)
    if (made.invited !== undefined) await users.invite(made.invited, made.user.first_name ?? undefined)
    await examples.makeNow()
    return made.user.id
  }

  async function requireGoodInput({ user, prefs }: SetupBody): Promise<void> {
    await requireGoodPassword(user.password, (await settings.current()).get('password-complexity'), 'user')
    if (prefs.site_locale != null && normalizeLocale(prefs.site_locale) === undefined) {
      const specific = `${RULE_TEXT.locale}, received: ${JSON.stringify(prefs.site_locale)}`
      throw validationError(
        { prefs: { site_locale: `nullable ${RULE_TEXT.locale}` } },
        { prefs: { site_locale: [specific] } },
      )
    }
  }

  async function prepareDatabase({ database }: SetupBody, signal: AbortSignal) {
    if (database == null) return undefined
    requireEngine(database.engine)
    return databases.prepare({ ...database, name: database.name ?? database.engine }, signal)
  }

  /** Tries a connection before the set-up. @throws {ApiError} 400 when it fails or the set-up is over. */
  async function validate(token: unknown, engine: string, details: Record<string, unknown>, signal: AbortSignal) {
    if ((await store.users.count()) > 0) throw badRequest('Instance already initialized')
    await requireToken(token)
    requireEngine(engine)
    await connectableDetails(connections, engine, details, signal)
  }

  /** What the form is filled with. @throws {ApiError} 404 when nothing is configured, 403 for another token. */
  async function userDefaults(token: string | undefined): Promise<Record<string, unknown>> {
    const defaults = (await settings.current()).read('user-defaults')
    if (defaults === null) throw notFound()
    const { token: expected, ...rest } = Object(defaults)
    if (token === undefined || token !== expected) throw forbidden()
    return rest
  }

  async function listTasks(user: CurrentUser) {
    requireRight(canChangeSettings(user))
    return checklist(await readFacts(store, await settings.current()))
  }

  return { requireFresh, run, validate, userDefaults, checklist: listTasks }
}

/** The token is kept: it tells a second attempt with it (403) from one without (400). */
function settingsOf({ user, prefs }: SetupBody): SettingChange[] {
  const { site_name, site_locale, allow_tracking } = prefs
  return [
    { key: 'site-name', value: site_name },
    { key: 'admin-email', value: user.email.toLowerCase() },
    { key: 'anon-tracking-enabled', value: String(allow_tracking ?? true) === 'true' },
    ...(site_locale == null ? [] : [{ key: 'site-locale', value: normalizeLocale(site_locale) }]),
  ]
}
