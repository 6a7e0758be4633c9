/** Why a query did not work out, in the words of the wire. */
import { ConnectionError, QueryCancelled, QueryError, type Said } from '@querent/query'

interface Failure {
  status: 'failed' | 'interrupted'
  message: string
  type?: string
  state?: string
  class: string
  /** The message as a key of translations. */
  said?: Said
  data: Record<string, unknown>
}

/** A failure in the words of the failure envelope. Anything that is not the query's own fault is rethrown. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof QueryError) {
    const path = error.path === undefined ? {} : { path: error.path }
    return {
      status: 'failed',
      message: error.message,
      type: error.type,
      state: error.state,
      class: 'querent.QueryError',
      data: { type: error.type, ...path, ...error.data },
      ...(error.said && { said: error.said }),
    }
  }
  if (error instanceof ConnectionError) {
    return {
      status: 'failed',
      message: error.message,
      type: 'driver',
      class: 'querent.ConnectionError',
      data: { errors: error.fields },
    }
  }
  if (error instanceof QueryCancelled) {
    return { status: 'interrupted', message: 'The query was cancelled.', class: 'querent.QueryCancelled', data: {} }
  }
  throw error
}
