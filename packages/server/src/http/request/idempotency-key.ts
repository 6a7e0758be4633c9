import { badRequest } from '@querent/contract'
import type { FastifyRequest } from 'fastify'
import { headerOf } from './request-header.ts'

const LONGEST = 255

/** The header `Idempotency-Key`; null without it. @throws {ApiError} 400 for one that is too long. */
export function idempotencyKey(request: FastifyRequest): string | null {
  const key = headerOf(request, 'idempotency-key') ?? null
  if (key !== null && key.length > LONGEST) throw badRequest(`Idempotency-Key may have at most ${LONGEST} characters.`)
  return key
}
