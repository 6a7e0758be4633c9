/** The query language as data, for whoever builds queries: made from the registry of clauses and their help. */
import '../clauses/registry.ts'
import type { BaseType } from '@querent/contract'
import { listClauses, type ArgumentKind, type ClauseDefinition, type ClauseRole } from '../clauses/clause.ts'
import {
  CLAUSE_HELP,
  NOT_OFFERED,
  type ClauseHelp,
  type OptionHelp,
  type Subject,
  type Takes,
} from '../clauses/help/index.ts'
import { WEEK_MODES } from '../clauses/temporal/date-functions.ts'
import type { Feature } from '../dialect/features.ts'
import { JOIN_STRATEGIES, type Binning, type JoinStrategy } from '../model/query.ts'
import {
  EXTRACTION_UNITS,
  isTimeUnit,
  MODE_EXTRACTION_UNITS,
  TRUNCATION_UNITS,
  unitLabel,
  type TemporalUnit,
} from '../model/temporal-unit.ts'

interface LanguageArgument {
  name: string
  /** How it is read. */
  kind: ArgumentKind
  takes: Takes
  /** The words that it may be; null where there is no list of them. */
  values: readonly string[] | null
  optional: boolean
  /** True for a last argument that may be given several times. */
  repeats: boolean
}

export interface LanguageClause {
  name: string
  aliases: string[]
  role: ClauseRole
  /** What it is about. */
  subject: Subject
  args: LanguageArgument[]
  options: readonly OptionHelp[]
  /** Null where it follows from the arguments. */
  result: BaseType | null
  /** What an engine must have; null for what all have. */
  feature: Feature | null
  help: string
  /** In the staged form. */
  example: readonly unknown[]
}

interface LanguageUnit {
  name: TemporalUnit
  label: string
  /** `truncation` cuts to the start of a period, `extraction` gives a number, `none` changes nothing. */
  kind: 'truncation' | 'extraction' | 'none'
  fits: ('date' | 'datetime' | 'time')[]
}

export interface QueryLanguage {
  clauses: LanguageClause[]
  /** Units of bucketed columns. */
  units: LanguageUnit[]
  joins: { strategy: JoinStrategy; feature: Feature; help: string }[]
  binning: { strategy: Binning['strategy']; feature: Feature; option: string | null; help: string }[]
}

const WORDS: { readonly [T in Takes]?: readonly string[] } = {
  unit: TRUNCATION_UNITS,
  part: [...EXTRACTION_UNITS, ...MODE_EXTRACTION_UNITS],
  week: [...WEEK_MODES.keys()],
}

const JOIN_HELP: Readonly<Record<JoinStrategy, string>> = {
  'left-join': 'All rows of the left side, with the matching rows of the right side.',
  'right-join': 'All rows of the right side, with the matching rows of the left side.',
  'inner-join': 'Only rows that match on both sides.',
  'full-join': 'All rows of both sides, joined where they match.',
}

const BINNING: QueryLanguage['binning'] = [
  {
    strategy: 'default',
    feature: 'binning',
    option: null,
    help: 'As many bins as the settings say; for coordinates, bins of the number of degrees in the settings.',
  },
  { strategy: 'num-bins', feature: 'binning', option: 'num-bins', help: 'About this many bins.' },
  { strategy: 'bin-width', feature: 'binning', option: 'bin-width', help: 'Bins of this width.' },
]

/** @throws {Error} for a clause without help, or whose help names another number of arguments. */
export function describeLanguage(): QueryLanguage {
  return {
    clauses: listClauses()
      .filter(({ clause }) => !NOT_OFFERED.has(clause.op))
      .map(({ clause, aliases }) => describeClause(clause, aliases)),
    units: [
      ...TRUNCATION_UNITS.map((name): LanguageUnit => ({ ...unit(name), kind: 'truncation' })),
      ...EXTRACTION_UNITS.map((name): LanguageUnit => ({ ...unit(name), kind: 'extraction' })),
      { ...unit('default'), kind: 'none' },
    ],
    joins: JOIN_STRATEGIES.map((strategy) => ({ strategy, feature: strategy, help: JOIN_HELP[strategy] })),
    binning: BINNING,
  }
}

function describeClause(clause: ClauseDefinition, aliases: string[]): LanguageClause {
  const { op: name, role, feature } = clause
  const help = CLAUSE_HELP.get(name)
  if (!help) throw new Error(`The clause "${name}" has no help in clauses/help.`)
  return {
    name,
    aliases,
    role,
    subject: help.subject,
    args: describeArguments(clause, help),
    options: help.options ?? [],
    result: help.result ?? (role === 'filter' ? 'type/Boolean' : null),
    feature: feature ?? null,
    help: help.help,
    example: help.example,
  }
}

function describeArguments(clause: ClauseDefinition, help: ClauseHelp): LanguageArgument[] {
  const { op, args: kinds, min = kinds.length, variadic = false } = clause
  if (help.args.length !== kinds.length) throw new Error(`The help of "${op}" names another number of arguments.`)
  return kinds.map((kind, index) => {
    const [name, takes] = splitArgument(help.args[index]!)
    const isLast = index === kinds.length - 1
    return { name, kind, takes, values: WORDS[takes] ?? null, optional: index >= min, repeats: variadic && isLast }
  })
}

function splitArgument(text: ClauseHelp['args'][number]): [string, Takes] {
  const at = text.lastIndexOf(': ')
  const takes: unknown = text.slice(at + 2)
  // The type of the text says so.
  return [text.slice(0, at), takes as Takes]
}

function unit(name: TemporalUnit): Pick<LanguageUnit, 'name' | 'label' | 'fits'> {
  const fitsTime = isTimeUnit(name)
  const fitsDate = name === 'default' || !fitsTime
  return {
    name,
    label: unitLabel(name),
    fits: [...(fitsDate ? (['date'] as const) : []), 'datetime', ...(fitsTime ? (['time'] as const) : [])],
  }
}
