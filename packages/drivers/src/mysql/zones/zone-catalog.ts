import { QueryError } from '@querent/query'
import { zoneOffset, type ZoneOffset } from '@querent/query/zones/index.ts'
import { isServerError } from '../errors.ts'

/** How the session shows instants (TIMESTAMP), and which zone the caller wants. */
export interface SessionZone {
  /** True when the session is in the wanted zone; false when it is in UTC and the cells have to be moved. */
  isLocal: boolean
  /** Of the wanted zone; undefined for UTC. */
  offsetAt: ZoneOffset | undefined
}

/** Error number for a zone name that the server does not know. */
const UNKNOWN_TIME_ZONE = 1298

const UTC_NAMES = new Set(['UTC', 'Etc/UTC', 'Etc/UCT', 'UCT', 'GMT', 'Etc/GMT', 'Zulu', 'Etc/Zulu', 'Universal'])

/**
 * The zones of one server. It knows names only where its zone tables are filled; elsewhere sessions stay in UTC and
 * instants are moved here. A fixed offset would be wrong for half of the year.
 */
export class ZoneCatalog {
  readonly #unknown = new Set<string>()

  /** Puts a session into the zone as far as the server can. @throws {QueryError} nobody knows the zone. */
  async apply(timeZone: string, command: (sql: string) => Promise<unknown>): Promise<SessionZone> {
    if (UTC_NAMES.has(timeZone)) {
      await command(SET_UTC)
      return { isLocal: true, offsetAt: undefined }
    }
    const offsetAt = offsetsOf(timeZone)
    if (!this.#unknown.has(timeZone) && (await this.#setByName(timeZone, command))) return { isLocal: true, offsetAt }
    await command(SET_UTC)
    return { isLocal: false, offsetAt }
  }

  /** The runtime knows the name, so that it holds no character that would have to be escaped. */
  async #setByName(timeZone: string, command: (sql: string) => Promise<unknown>): Promise<boolean> {
    try {
      await command(`SET time_zone = '${timeZone}'`)
      return true
    } catch (error) {
      if (!isServerError(error) || error.errno !== UNKNOWN_TIME_ZONE) throw error
      this.#unknown.add(timeZone)
      return false
    }
  }
}

const SET_UTC = "SET time_zone = '+00:00'"

function offsetsOf(timeZone: string): ZoneOffset {
  try {
    return zoneOffset(timeZone)
  } catch (cause) {
    throw new QueryError('db', `Unknown time zone: ${timeZone}`, { cause })
  }
}
