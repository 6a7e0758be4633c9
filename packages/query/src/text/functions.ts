/** The functions of the language by the names that people type. */
import { camelCase, FUNCTION_NAMES, OPTION_WORDS, PRECEDENCE } from './names.ts'
import type { Language, LanguageArgument, LanguageClause, LanguageOption } from './types.ts'

interface Functions {
  /** By the name as typed, in small letters. */
  byName: ReadonlyMap<string, LanguageClause>
  byClause: ReadonlyMap<string, LanguageClause>
}

const known = new WeakMap<Language, Functions>()

function functionsOf(language: Language): Functions {
  const found = known.get(language) ?? index(language.clauses)
  known.set(language, found)
  return found
}

/** The names that are printed come first: `interval` is what they say, and not the clause of that name. */
function index(clauses: readonly LanguageClause[]): Functions {
  const byName = new Map<string, LanguageClause>()
  const byClause = new Map<string, LanguageClause>()
  const add = (name: string, clause: LanguageClause) => {
    const key = name.toLowerCase()
    if (/^\p{L}/u.test(name) && !byName.has(key)) byName.set(key, clause)
  }
  for (const clause of clauses) add(functionName(clause.name), clause)
  for (const clause of clauses) {
    byClause.set(clause.name, clause)
    for (const name of [clause.name, ...clause.aliases]) {
      if (!byClause.has(name)) byClause.set(name, clause)
      add(camelCase(name), clause)
    }
  }
  return { byName, byClause }
}

/** The function of a name as it is typed, capital or small. */
export function functionNamed(name: string, language: Language): LanguageClause | undefined {
  return functionsOf(language).byName.get(name.toLowerCase())
}

export function clauseNamed(op: string, language: Language): LanguageClause | undefined {
  return functionsOf(language).byClause.get(op)
}

/** The name by which a clause is called. */
export function functionName(op: string): string {
  return FUNCTION_NAMES[op] ?? camelCase(op)
}

/** Clauses that are called by a name, in the order of the language. */
export function namedFunctions({ clauses }: Language): LanguageClause[] {
  return clauses.filter(({ name }) => !Object.hasOwn(PRECEDENCE, name) || name === '=' || name === '!=')
}

export function isAggregate({ role }: LanguageClause): boolean {
  return role === 'aggregation' || role === 'window'
}

/** Fewest and most arguments that are typed, words for options aside. */
export function countOf(clause: LanguageClause): { least: number; most: number } {
  if (clause.name === 'case') return { least: 2, most: Number.POSITIVE_INFINITY }
  const least = clause.args.filter(({ optional }) => !optional).length
  return { least, most: clause.args.some(({ repeats }) => repeats) ? Number.POSITIVE_INFINITY : clause.args.length }
}

const BRANCHES: readonly LanguageArgument[] = [
  { name: 'condition', kind: 'any', takes: 'condition', values: null, optional: false, repeats: true },
  { name: 'value', kind: 'any', takes: 'any', values: null, optional: false, repeats: true },
  { name: 'default', kind: 'any', takes: 'any', values: null, optional: true, repeats: false },
]

/** The arguments as they are typed: branches of `case` stand flat. */
export function typedArguments(clause: LanguageClause): readonly LanguageArgument[] {
  return clause.name === 'case' ? BRANCHES : clause.args
}

/** What is known of the argument at a place; the last one stands for all that follow. */
export function argumentAt(clause: LanguageClause, place: number): LanguageArgument | undefined {
  if (clause.name === 'case') return BRANCHES[place % 2]
  return clause.args[place] ?? clause.args.findLast(({ repeats }) => repeats)
}

/** The word that is typed for the value of an option. */
export function optionWord({ name }: LanguageOption, value: unknown): string {
  if (typeof value === 'string') return value
  const [yes, no] = OPTION_WORDS[name] ?? [name, `not-${name}`]
  return value === true ? yes : no
}

/** The option that a word sets, and to what. */
export function optionOfWord(
  word: string,
  clause: LanguageClause,
): { option: LanguageOption; value: string | boolean } | undefined {
  for (const option of clause.options) {
    const value = option.values.find((one) => optionWord(option, one) === word.toLowerCase())
    if (value !== undefined) return { option, value }
  }
  return undefined
}

/** Names of the arguments that cannot be left out. */
export function neededArguments(clause: LanguageClause): string[] {
  return typedArguments(clause).flatMap(({ name, optional }) => (optional ? [] : [name]))
}

/** `substring(text, start, [length])`. */
export function signature(clause: LanguageClause): string {
  return `${functionName(clause.name)}(${signatureParts(clause).join(', ')})`
}

/** The arguments of a signature, those that may be left out in brackets, words for options last. */
function signatureParts(clause: LanguageClause): string[] {
  if (clause.name === 'case') return ['condition', 'value', '…', '[default]']
  const args = clause.args.flatMap(({ name, optional, repeats }) => {
    const shown = optional ? `[${name}]` : name
    return repeats ? [shown, '…'] : [shown]
  })
  const words = clause.options.map((option) => {
    const other = option.values.filter((value) => value !== option.default)
    return `["${other.map((value) => optionWord(option, value)).join('" or "')}"]`
  })
  return [...args, ...words]
}
