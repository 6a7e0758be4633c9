/** Turns whatever a request threw into the answer that clients expect (contract: http, section 2). */
import { ApiError, ERROR_TEXT } from '@querent/contract'
import { ConnectionError, QueryCancelled, QueryError } from '@querent/query'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Reachability } from '../../observe/reachability.ts'
import { setHeaders } from './headers.ts'
import { JSON_TYPE } from './json-text.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What callers are told of a failure, where that is less than what went wrong; that it may pass, all are told. */
    told?: (error: unknown) => ApiError
  }
}

/** @param appDatabase what fails while it is away has its one line already. */
export function installErrorHandlers(app: FastifyInstance, appDatabase: Pick<Reachability, 'suspect'>): void {
  app.setNotFoundHandler((_request, reply) => sendText(reply, 404, ERROR_TEXT.noSuchRoute))

  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const { told } = request.routeOptions.config
    const mayPass = error instanceof ApiError && error.status === 503
    if (told !== undefined && !mayPass) {
      if (isFault(error)) void logFailure(error, request)
      return sendApiError(reply, told(error))
    }
    if (error instanceof ApiError) {
      if (error.status >= 500) void logFailure(error.cause ?? error, request)
      return sendApiError(reply, error)
    }
    const failure = connectedDatabaseFailure(error)
    if (failure !== undefined) return sendApiError(reply, failure)
    const status = 'statusCode' in error ? error.statusCode : undefined
    if (status !== undefined && status >= 400 && status < 500) {
      return sendBody(reply, status, { message: error.message })
    }
    void logFailure(error, request)
    return sendBody(reply, 500, { message: error.message, via: [{ message: error.message }], trace: [] })
  })

  async function logFailure(error: unknown, { id, log, raw }: FastifyRequest): Promise<void> {
    // Whoever asked has gone, and the answer broke off with that.
    const isCutOff = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
    if (isCutOff && raw.socket.destroyed) return
    if (await appDatabase.suspect()) log.error({ err: error, reqId: id }, 'request failed')
  }
}

/** Whether the server is to blame for a failure. */
function isFault(error: FastifyError | Error): boolean {
  if (error instanceof ApiError) return error.status >= 500
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  return connectedDatabaseFailure(error) === undefined && status >= 500
}

/** The answer to a request that no route can be looked up for, such as one whose path is not well encoded. */
export function refuseUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  setHeaders(request, reply)
  reply.code(error.statusCode ?? 400).send({ message: error.message })
}

/** What a connected database refused or could not do is the request's failure, not the server's. */
function connectedDatabaseFailure(error: Error): ApiError | undefined {
  if (error instanceof QueryError) return new ApiError(400, { message: error.message, error_type: error.type })
  if (error instanceof ConnectionError) return new ApiError(400, { message: error.message, errors: error.fields })
  if (error instanceof QueryCancelled) return new ApiError(400, { message: 'The query was cancelled.' })
  return undefined
}

function sendApiError(reply: FastifyReply, error: ApiError): FastifyReply {
  reply.headers(error.headers)
  return typeof error.body === 'string'
    ? sendText(reply, error.status, error.body)
    : sendBody(reply, error.status, error.body)
}

/** The body in place of whatever the route was about to send: a file that failed before its first byte is none. */
function sendBody(reply: FastifyReply, status: number, body: unknown): FastifyReply {
  return reply.removeHeader('content-disposition').code(status).type(JSON_TYPE).send(body)
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(text)
}
