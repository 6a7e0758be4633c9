/** How a file is to be, out of a query string that has values of filters too (contract: exports, section 6). */
import { invalidField } from '@querent/contract'
import type { Paper, PaperChoice } from '../../../pictures/index.ts'
import { slugOf, type QueryValues } from './values.ts'

/** On which paper, and how much of the dashboard. */
export interface PageChoice {
  paper?: Paper | undefined
  orientation?: PaperChoice['orientation']
  /** Id of a tab; all of them when left out. */
  tab?: number | undefined
}

const PAPERS = ['a4', 'letter'] as const
const ORIENTATIONS = ['portrait', 'landscape'] as const
const OPTIONS = ['paper', 'orientation', 'tab'] as const
type Option = (typeof OPTIONS)[number]

/**
 * The options, and what is left for filters. An option is always meant by `file.paper`, and by `paper` where no filter has
 * that slug.
 * @throws {ApiError} 400 with the name of an option that has another value.
 */
export function readChoices(
  parameters: readonly Readonly<Record<string, unknown>>[],
  query: QueryValues,
): { choice: PageChoice; values: QueryValues } {
  const slugs = new Set(parameters.map(slugOf))
  const values = new Map(Object.entries(query))
  const take = (option: Option) => {
    const names = [`file.${option}`, option].filter((name) => values.has(name) && !slugs.has(name))
    const taken = names.map((name) => ({ name, texts: [values.get(name) ?? []].flat() }))
    for (const { name } of taken) values.delete(name)
    return taken[0]
  }
  const [paper, orientation, tab] = OPTIONS.map(take)
  const choice = { paper: wordOf(paper, PAPERS), orientation: wordOf(orientation, ORIENTATIONS), tab: idOf(tab) }
  return { choice, values: Object.fromEntries(values) }
}

type Taken = { name: string; texts: readonly string[] } | undefined

function wordOf<Word extends string>(taken: Taken, words: readonly Word[]): Word | undefined {
  if (taken === undefined) return undefined
  const word = taken.texts.length === 1 ? words.find((one) => one === taken.texts[0]) : undefined
  if (word === undefined) throw invalidField(taken.name, `value must be one of: ${words.join(', ')}.`)
  return word
}

function idOf(taken: Taken): number | undefined {
  if (taken === undefined) return undefined
  const [text = '', ...more] = taken.texts
  if (more.length > 0 || !/^[1-9]\d{0,8}$/.test(text))
    throw invalidField(taken.name, 'value must be an integer greater than zero.')
  return Number(text)
}
