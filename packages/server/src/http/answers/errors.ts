/** Turns whatever a request threw into the answer that clients expect (contract: http, section 2). */
import { ApiError, ERROR_TEXT } from '@querent/contract'
import { ConnectionError, QueryCancelled, QueryError } from '@querent/query'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppDatabaseWatch } from '../../observe/app-database-watch.ts'
import { sizeText } from '../request/body-limits.ts'
import { setHeaders } from './headers.ts'
import { JSON_TYPE } from './json-text.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Writes a failure of the server's into the log, where an answer has begun and cannot turn into an error. */
    logFailure: (error: unknown, request: FastifyRequest) => Promise<void>
  }
  interface FastifyContextConfig {
    /** Makes the error that callers get, where it says less than what went wrong. Errors that may pass (503) are sent as they are. */
    errorFor?: (error: unknown) => ApiError
  }
}

/** @param appDatabase what fails while it is away, or cannot be written to, has its one line already. */
export function installErrorHandlers(app: FastifyInstance, appDatabase: Pick<AppDatabaseWatch, 'isUnknown'>): void {
  app.decorate('logFailure', logFailure)
  app.setNotFoundHandler((_request, reply) => sendText(reply, 404, ERROR_TEXT.noSuchRoute))

  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const { errorFor } = request.routeOptions.config
    const mayPass = error instanceof ApiError && error.status === 503
    if (errorFor !== undefined && !mayPass) {
      if (isFault(error)) void logFailure(error, request)
      return sendApiError(reply, errorFor(error))
    }
    if (error instanceof ApiError) {
      if (error.status >= 500) void logFailure(error, request)
      return sendApiError(reply, error)
    }
    const failure = connectedDatabaseFailure(error)
    if (failure !== undefined) return sendApiError(reply, failure)
    if ('code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
      return sendApiError(reply, bodyTooLarge(request.routeOptions.bodyLimit))
    }
    const status = 'statusCode' in error ? error.statusCode : undefined
    if (status !== undefined && status >= 400 && status < 500) {
      return sendBody(reply, status, { message: error.message })
    }
    void logFailure(error, request)
    // What went wrong may hold source text or values of others: the log has it.
    return sendBody(reply, 500, { message: ERROR_TEXT.defect, via: [{ message: ERROR_TEXT.defect }], trace: [] })
  })

  async function logFailure(error: unknown, { id, log, raw }: FastifyRequest): Promise<void> {
    // Whoever asked has gone, and the answer broke off with that.
    const isCutOff = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
    if (isCutOff && raw.socket.destroyed) return
    if (!(await appDatabase.isUnknown(error))) return
    log.error({ err: error instanceof ApiError ? (error.cause ?? error) : error, reqId: id }, 'request failed')
  }
}

function bodyTooLarge(bytes: number): ApiError {
  return new ApiError(413, {
    message: `The request body is too large: this route takes at most ${sizeText(bytes)}.`,
  })
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
export function connectedDatabaseFailure(error: unknown): ApiError | undefined {
  if (error instanceof QueryError)
    return new ApiError(400, {
      message: error.message,
      error_type: error.type,
      ...(error.said && { said: error.said }),
    })
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
