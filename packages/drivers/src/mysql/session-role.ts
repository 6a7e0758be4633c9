/** The role of a session. It is set when the next statement needs another one, also for one that needs none. */
import { QueryError } from '@querent/query'
import { readingPlaces } from './account.ts'

/** Runs a statement of our own and gives its rows. */
type Command = (sql: string) => Promise<unknown[]>

export class SessionRole {
  readonly #command: Command
  /** Undefined for the rights with which the session began; null while it is not known. */
  #current: string | undefined | null
  /** How the roles with which the session began are set again. */
  #usual: string | undefined

  constructor(command: Command) {
    this.#command = command
  }

  /** Whether the session is in the role, or for undefined, has the rights with which it began. */
  is(role: string | undefined): boolean {
    return this.#current === role
  }

  /** Called when the session may have lost it; the rights with which it began are what it then has. */
  forget(): void {
    if (this.#current !== undefined) this.#current = null
  }

  /** @throws when the server does not have the role, or would give the account more than the role; nothing may run then. */
  async set(role: string | undefined): Promise<void> {
    this.#current = null
    if (role === undefined) await this.#command(`SET ROLE ${this.#usual ?? 'NONE'}`)
    else await this.#setNamed(role)
    this.#current = role
  }

  async #setNamed(role: string): Promise<void> {
    const name = quoted(role)
    if (this.#usual === undefined) {
      this.#usual = rolesOf(await this.#command('SELECT CURRENT_ROLE()'))
      await this.#command('SET ROLE NONE')
      requireNoOtherRights(await this.#command('SHOW GRANTS'))
    }
    await this.#command(`SET ROLE ${name}`)
    if (rolesOf(await this.#command('SELECT CURRENT_ROLE()')) === 'NONE') throw unknownRole(role)
  }
}

/** What `CURRENT_ROLE()` gave, as `SET ROLE` takes it: MySQL gives quoted accounts, MariaDB a name or null. */
function rolesOf([row]: unknown[]): string {
  const told: unknown = Array.isArray(row) ? row[0] : null
  if (typeof told !== 'string' || told === 'NONE' || told === '') return 'NONE'
  return told.startsWith('`') ? told : quoted(told)
}

/** A role adds to what the account itself may do, and so restricts nobody whose account may read by itself. */
function requireNoOtherRights(lines: unknown[]): void {
  const [place] = readingPlaces(lines.map(String))
  if (place === undefined) return
  throw new QueryError(
    'missing-required-permissions',
    `The account of the database may itself read ${place}, and a role would only add to that: ` +
      'grant what it may read to roles instead, and make those its default roles.',
  )
}

/** @throws {QueryError} for what cannot be the name of a role. */
function quoted(role: string): string {
  // MariaDB takes this name for that of no role, also in quotes.
  if (role === '' || role.toUpperCase() === 'NONE' || role.includes('\0')) throw unknownRole(role)
  return `\`${role.replaceAll('`', '``')}\``
}

function unknownRole(role: string): QueryError {
  return new QueryError('db', `There is no role ${JSON.stringify(role)}.`)
}
