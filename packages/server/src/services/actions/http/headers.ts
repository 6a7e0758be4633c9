/** Headers with variables. A value never ends a header. */
import { isHeaderName, isHeaderValue, isOfConnection } from '../../../outbound/index.ts'
import { refusedValue, textOf, write, type Part, type Writer } from './parts.ts'

const JSON_TYPE = /^application\/([\w.+-]+\+)?json\s*(;|$)/i
/** Made here. */
const OURS = 'x-metabase-action'

/** What is wrong with headers, in words; undefined for those that can be used. */
export function headersFault(entries: readonly (readonly [string, unknown])[] | undefined): string | undefined {
  if (entries === undefined) return 'Headers are a map of texts, or the JSON text of one.'
  const names = entries.map(([name]) => name.toLowerCase())
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) return `${twice} is there twice.`
  return entries.map(headerFault).find((fault) => fault !== undefined)
}

function headerFault([name, value]: readonly [string, unknown]): string | undefined {
  if (!isHeaderName(name)) return `${JSON.stringify(name)} is not a name of a header.`
  if (name.toLowerCase() === OURS || isOfConnection(name)) return `${name} cannot be chosen.`
  if (typeof value !== 'string') return `The value of ${name} has to be a text.`
  if (!isHeaderValue(value))
    return `The value of ${name} has a line break or another character that headers do not have.`
  const isOtherType = name.toLowerCase() === 'content-type' && !JSON_TYPE.test(value)
  return isOtherType ? 'The body is JSON: content-type cannot be another.' : undefined
}

/** @throws {ApiError} 400 for a variable without a value, or with one that a header does not take. */
export function filledHeader(parts: readonly Part[], values: ReadonlyMap<string, unknown>): string {
  const writer = new HeaderWriter()
  write(parts, values, writer)
  return writer.written
}

class HeaderWriter implements Writer {
  written = ''

  text(text: string): void {
    this.written += text
  }

  value(variable: string, value: unknown): void {
    const text = textOf(value)
    if (!isHeaderValue(text)) {
      throw refusedValue(variable, 'has a line break or another character that headers do not have.')
    }
    this.written += text
  }
}

/** A name that may have any characters, as a header takes it: what is not ASCII is percent-encoded. */
export function asHeader(name: string): string {
  return name.toWellFormed().replace(/[^\u0020-\u0024\u0026-\u007e]/gu, encodeURIComponent)
}
