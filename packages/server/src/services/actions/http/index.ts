/** Actions that send a request to another service (contract: actions, section 5). Tested by test/contract/http-action.test.ts. */
import { ApiError, type ExecutedAction, isMap, jsonShapeFault } from '@querent/contract'
import { OutcomeUnknown } from '@querent/query'
import { allowedAddresses } from '../../../delivery/index.ts'
import { messageOf } from '../../../observe/message-of.ts'
import { AddressNotAllowed, NotConnected, outboundRequest, type OutboundAnswer } from '../../../outbound/index.ts'
import type { JsonObject } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { handled } from '../handles/index.ts'
import type { Done } from '../writing/once.ts'
import type { ActionValues } from '../running/index.ts'
import type { RunnableAction } from '../saved/index.ts'
import {
  filledRequest,
  requiredTemplate,
  secretVariables,
  shownRequest,
  variableNames,
  variableValues,
} from './template.ts'

export { requiredTemplate, storedTemplate } from './template.ts'

const TIMEOUT_MS = 15_000
/** Of an answer. */
const LARGEST_BYTES = 2 ** 20
/** Values in a body that is read as JSON. */
const MOST_VALUES = 100_000
const DEFAULT_ERROR = '.status >= 400'

/** A request that was sent, without the values of its own headers, and the answer as expressions see it. */
export interface Exchange {
  request: { method: string; url: string; headers: JsonObject; body: string | null }
  answer: { status: number; headers: JsonObject; body: unknown }
}

interface SendOptions {
  signal: AbortSignal
  /** Called with the answer before it is judged. */
  watch?: ((exchange: Exchange) => void) | undefined
}

export function httpActions({ settings }: Pick<Deps, 'settings'>) {
  /**
   * Sends the request once; redirects are answers like others.
   * @throws {ApiError} 400 when nothing was sent, or for what `error_handle` finds. @throws {OutcomeUnknown} when there is no whole answer.
   */
  async function send(
    { action, form }: RunnableAction,
    values: ActionValues,
    { signal, watch }: SendOptions,
  ): Promise<Done<ExecutedAction>> {
    refuseMissing(form.parameters, values)
    const template = requiredTemplate(action.template)
    const variables = variableValues(values, namesOf({ action, form }))
    const { url, ...request } = filledRequest(template, variables, action.name)
    const isAllowed = allowedAddresses(await settings.current(), url.href)
    const limits = { timeoutMs: TIMEOUT_MS, largestBytes: LARGEST_BYTES }
    const answer = await outboundRequest(url, { ...request, ...limits, isAllowed, signal }).catch((error: unknown) => {
      const wasNotSent = error instanceof AddressNotAllowed || error instanceof NotConnected
      throw wasNotSent ? new ApiError(400, { message: messageOf(error) }) : new OutcomeUnknown(error)
    })
    const input = { status: answer.status, headers: headersIn(answer), body: bodyIn(answer) }
    watch?.({ request: shownRequest({ url, ...request }, template), answer: input })
    return { body: judged(action, input), changedRows: 0 }
  }

  /** Whether the host may have a private address, as an administrator allows it: so only those may choose it. */
  async function isAllowedHost(url: string): Promise<boolean> {
    return allowedAddresses(await settings.current(), url)('127.0.0.1')
  }

  return { send, isAllowedHost }
}

export type HttpActions = ReturnType<typeof httpActions>

/** Ids of parameters whose values headers have. */
export function secretParameters(opened: Pick<RunnableAction, 'action' | 'form'>): ReadonlySet<string> {
  const { template } = opened.action
  if (template === null) return new Set()
  const secret = secretVariables(template)
  return new Set([...namesOf(opened)].filter(([, variable]) => secret.has(variable)).map(([id]) => id))
}

function namesOf({ action, form }: Pick<RunnableAction, 'action' | 'form'>): ReadonlyMap<string, string> {
  return variableNames(form.parameters, action.parameter_mappings ?? action.template?.parameter_mappings ?? {})
}

function refuseMissing(parameters: readonly ({ id: string } & JsonObject)[], values: ActionValues): void {
  const missing = parameters.find(({ id, required }) => required === true && (values.get(id) ?? null) === null)
  if (missing !== undefined) throw new ApiError(400, { message: `The parameter ${missing.id} needs a value.` })
}

/** What the handles make of an answer. @throws {ApiError} 400 for an error. @throws {OutcomeUnknown} when they look at too much. */
function judged({ error_handle, response_handle }: RunnableAction['action'], input: Exchange['answer']): unknown {
  const [error, result] = bothOf(error_handle ?? DEFAULT_ERROR, response_handle ?? 'empty', input)
  if (error !== undefined && error !== null && error !== false) throw new ApiError(400, errorBody(error, input.status))
  return result
}

function bothOf(first: string, second: string, input: unknown): [unknown, unknown] {
  try {
    return [handled(first, input), handled(second, input)]
  } catch (error) {
    throw new OutcomeUnknown(error)
  }
}

function errorBody(error: unknown, status: number): string | JsonObject {
  if (error === true) return { 'remote-status': status }
  if (isMap(error)) return error
  return typeof error === 'string' ? error : JSON.stringify(error)
}

function headersIn({ headers }: OutboundAnswer): JsonObject {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  )
}

/** JSON where the answer says so and it is; otherwise the text. Null for none. */
function bodyIn({ headers, body }: OutboundAnswer): unknown {
  const text = body.toString('utf8')
  if (text === '') return null
  const isJson = /^application\/([\w.+-]+\+)?json\b/i.test(headers['content-type'] ?? '')
  if (!isJson || jsonShapeFault(text, MOST_VALUES) !== undefined) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
