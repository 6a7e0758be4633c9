import { argumentAt, countOf, functionName, functionNamed, signature, typedArguments } from './functions.ts'
import { tokenize, type Token } from './syntax/index.ts'
import type { LanguageArgument, LanguageClause, TextContext } from './types.ts'

export interface Signature {
  clause: LanguageClause
  name: string
  /** `substring(text, start, [length])`. */
  text: string
  help: string
  /** The place of the argument that is being typed, from 0, as it stands in the text. */
  argument: number
  /** What is known of it; null behind the last one. */
  takes: LanguageArgument | null
  /** Its place among the names of the signature's arguments; null behind the last one. */
  shown: number | null
}

/** The function whose arguments are typed at a place; null outside of all. */
export function signatureAt(text: string, position: number, context: TextContext): Signature | null {
  const call = callAt(tokenize(text), position)
  const clause = call && functionNamed(call.name, context.language)
  if (!clause) return null
  const { argument } = call
  const takes = (argument < countOf(clause).most ? argumentAt(clause, argument) : undefined) ?? null
  const shown = takes ? typedArguments(clause).indexOf(takes) : null
  const { help } = clause
  return { clause, name: functionName(clause.name), text: signature(clause), help, argument, takes, shown }
}

interface Call {
  name: string
  argument: number
}

function callAt(tokens: readonly Token[], position: number): Call | undefined {
  const open: (Call | undefined)[] = []
  for (const [index, { kind, from }] of tokens.entries()) {
    if (from >= position) break
    const before = tokens[index - 1]
    const call = open.at(-1)
    if (kind === 'open') open.push(before?.kind === 'word' ? { name: before.raw, argument: 0 } : undefined)
    else if (kind === 'close') open.pop()
    else if (kind === 'comma' && call) call.argument += 1
  }
  return open.findLast((call) => call !== undefined)
}

/** Names of the functions that are open at a place, the innermost last. */
export function openCalls(tokens: readonly Token[], position: number): string[] {
  const open: string[] = []
  for (const [index, { kind, from }] of tokens.entries()) {
    if (from >= position) break
    const before = tokens[index - 1]
    if (kind === 'open') open.push(before?.kind === 'word' ? before.raw : '')
    else if (kind === 'close') open.pop()
  }
  return open
}
