/** Reading clause by clause: what is wrong with one can be told beside what is wrong with the next. */
import { QueryError } from '../errors.ts'

/** What `read` gives, as a list of one; none where it refuses and that is noted. */
export type Each = <T>(read: () => T) => T[]

/** The first fault ends it. */
export const STRICTLY: Each = (read) => [read()]

/** Notes the faults, and goes on. */
export function noting(faults: QueryError[]): Each {
  return (read) => {
    try {
      return [read()]
    } catch (error) {
      if (!(error instanceof QueryError)) throw error
      faults.push(error)
      return []
    }
  }
}
