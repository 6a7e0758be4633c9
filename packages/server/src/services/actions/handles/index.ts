/**
 * Expressions over the answer of another service: a small part of jq, without what could run long (contract: actions,
 * section 5).
 */
import { parsed } from './parse.ts'
import { HandleFault } from './tokens.ts'
import { Budget } from './values.ts'

/** What is wrong with an expression, in words; undefined for one that can be used. */
export function handleFault(source: string): string | undefined {
  try {
    parsed(source)
    return undefined
  } catch (error) {
    if (error instanceof HandleFault) return error.message
    throw error
  }
}

/** What an expression gives; undefined for nothing. @throws when it looks at too much. */
export function handled(source: string, input: unknown): unknown {
  const budget = new Budget()
  const value = parsed(source)(input, budget)
  budget.spendOn(value)
  return value
}
