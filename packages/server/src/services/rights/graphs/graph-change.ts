/** What changes of all graphs of permissions have in common. */
import { badRequest, type ApiError } from '@querent/contract'

export interface UpdateOptions {
  /** Leaves the graph out of the answer. */
  skipGraph: boolean
  /** Changes it whatever others have changed meanwhile. */
  force: boolean
}

/** 400 with a text that says what is wrong. */
export function invalid(what: string): ApiError {
  return badRequest(`Cannot parse permissions graph because it is invalid: ${what}.`)
}

/** The id that is a key of the graph. @throws {ApiError} 400 that names its place. */
export function idOf(key: string, path: string): number {
  if (/^[1-9]\d{0,9}$/.test(key)) return Number(key)
  throw invalid(`${path}.${key} has to be a number`)
}
