/** Addresses with variables. A value never leads to another host or path, nor changes what the query consists of. */
import { refusedValue, textOf, write, type Part, type Writer } from './parts.ts'

/** Host and path are parted by something that no value can be. */
const WHOLE_ORIGIN = /^https?:\/\/[^/?#\s\\@]+[/?#]/i
const ORIGIN = /^https?:\/\/[^/?#\s\\@]+/i
const STEP = /^(\.|%2e){1,2}$/i

/** What is wrong with an address, in words; undefined for one that can be used. */
export function urlFault(parts: readonly Part[]): string | undefined {
  const [first = { text: '' }, ...rest] = parts.filter((part) => !('text' in part) || part.text !== '')
  const start = 'text' in first ? first.text : ''
  if (!WHOLE_ORIGIN.test(rest.length === 0 ? `${start}/` : start)) {
    return 'The address has to begin with http:// or https:// and a host, without variables, a name or a password.'
  }
  const texts = literalsOf(parts).join('')
  if (/[\s\\]/.test(texts)) return 'The address may not have blanks or backslashes.'
  if (!URL.canParse(start)) return 'The address cannot be read.'
  return steps(texts).some((step) => STEP.test(step)) ? 'The path may not have . or .. as a step.' : undefined
}

function literalsOf(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if ('optional' in part) return literalsOf(part.optional)
    return 'text' in part ? [part.text] : ['x']
  })
}

/** Protocol, host and port, in which there are no variables. Undefined for what is not an address. */
export function originOf(url: string): string | undefined {
  const [start] = ORIGIN.exec(url) ?? []
  return start !== undefined && URL.canParse(start) ? new URL(start).origin : undefined
}

/** @throws {ApiError} 400 for a variable without a value, or with one that the path does not take. */
export function filledUrl(parts: readonly Part[], values: ReadonlyMap<string, unknown>): URL {
  const writer = new UrlWriter()
  write(parts, values, writer)
  return writer.url()
}

class UrlWriter implements Writer {
  #written = ''
  /** What was put into the path. */
  #inPath: string[] = []

  text(text: string): void {
    this.#written += text
  }

  value(variable: string, value: unknown): void {
    const text = textOf(value)
    if (!/[?#]/.test(this.#written)) {
      if (text === '') throw refusedValue(variable, 'may not be empty: it is part of a path.')
      this.#inPath.push(variable)
    }
    this.#written += encodeURIComponent(text)
  }

  url(): URL {
    const [variable] = this.#inPath
    if (variable !== undefined && steps(this.#written).some((step) => STEP.test(step))) {
      throw refusedValue(this.#inPath.join(', '), 'may not be . or .. in a path.')
    }
    return new URL(this.#written)
  }
}

function steps(url: string): string[] {
  const [path = ''] = url.split(/[?#]/)
  return path.split('/').slice(3)
}
