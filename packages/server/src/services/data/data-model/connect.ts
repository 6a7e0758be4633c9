import { type AccountWarning, ApiError } from '@querent/contract'
import { ConnectionError, QueryCancelled } from '@querent/query'
import type { Connections } from '../../../connections/index.ts'
import { messageOf } from '../../../observe/message-of.ts'
import type { JsonObject } from '../../../store/index.ts'

/** All attempts together. */
const TIMEOUT_MS = 20_000

type ConnectionProblem = { message: string; errors: Record<string, string> }

/**
 * Connects and gives the details to store: with `ssl: true` when the engine has TLS, nobody asked for it and it works
 * (contract: databases, section 2).
 * @throws {ApiError} 400 with what is wrong, by detail.
 */
export async function connectableDetails(
  connections: Connections,
  engine: string,
  details: JsonObject,
  caller: AbortSignal,
): Promise<JsonObject> {
  const hasTls = connections.driver(engine).connectionProperties.some(({ name }) => name === 'ssl')
  if (hasTls && details['ssl'] !== true) {
    const secure = { ...details, ssl: true }
    if ((await findProblem(connections, engine, secure, caller)) === undefined) return secure
  }
  const problem = await findProblem(connections, engine, details, caller)
  if (problem !== undefined) throw new ApiError(400, { ...problem })
  return details
}

/** What the account may do besides reading, as it is stored; null when the database does not tell. */
export async function storedWarnings(
  connections: Connections,
  engine: string,
  details: JsonObject,
  caller: AbortSignal,
): Promise<AccountWarning[] | null> {
  const signal = AbortSignal.any([caller, AbortSignal.timeout(TIMEOUT_MS)])
  return connections.examine(engine, details, signal).catch(() => null)
}

/** What keeps these details from connecting; undefined when they do. @throws {ApiError} 400 for an unknown engine. */
export async function findProblem(
  connections: Connections,
  engine: string,
  details: JsonObject,
  caller: AbortSignal,
): Promise<ConnectionProblem | undefined> {
  try {
    await connections.test(engine, details, AbortSignal.any([caller, AbortSignal.timeout(TIMEOUT_MS)]))
    return undefined
  } catch (error) {
    if (error instanceof ApiError) throw error
    if (error instanceof ConnectionError) return { message: error.message, errors: error.fields }
    const isLate = error instanceof QueryCancelled && !caller.aborted
    const message = isLate ? 'The database did not answer in time.' : messageOf(error)
    return { message, errors: {} }
  }
}
