/** Headers that an administrator gives a webhook, beside those that the server sends itself. */
import { isHeaderName, isHeaderValue, isOfConnection } from '../../../outbound/index.ts'

/** What is true of the body, and what receivers trust. */
const OURS = /^(?:content-(?:encoding|type)|x-querent-.*)$/i

function isOurs(name: string): boolean {
  return OURS.test(name) || isOfConnection(name)
}

/** Those that may be sent: what was saved before there was a rule is left out. */
export function chosenHeaders(info: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(info).filter(([name]) => !isOurs(name)))
}

/** What is wrong with headers, in a sentence; undefined when they can be sent. */
export function headersFault(info: Readonly<Record<string, string>>): string | undefined {
  return Object.entries(info)
    .map(headerFault)
    .find((fault) => fault !== undefined)
}

function headerFault([name, value]: readonly [string, string]): string | undefined {
  if (!isHeaderName(name)) return `${JSON.stringify(name)} is not a name of a header.`
  if (isOurs(name)) return `${name} cannot be chosen.`
  if (isHeaderValue(value)) return undefined
  return `The value of ${name} has a line break or another character that headers do not have.`
}
