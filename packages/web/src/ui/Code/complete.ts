/** What is offered while one writes. */
import { lookup } from '@querent/contract/lookup/index.ts'
import {
  autocompletion,
  completeFromList,
  type Completion as Option,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import { keywordCompletionSource } from '@codemirror/lang-sql'
import type { Extension } from '@codemirror/state'
import type { CodeProps } from './Code.tsx'
import { dialectOf } from './language.ts'

/** A tag that is not closed yet. */
const TAG = /\{\{[^{}\n]*$/
/** A word, a name in quotes, or the dot after one. */
const BEGUN = /[\p{L}\p{N}_$."`]$|["`][^"`\n]+$/u
/** Of every engine that has SQL. */
const FUNCTIONS = 'abs avg cast coalesce concat count length lower max min nullif replace round sum trim upper'
const MORE_FUNCTIONS: Readonly<Record<string, string>> = lookup({
  postgres: 'array_agg date_part date_trunc extract generate_series greatest least now row_number string_agg to_char',
  mysql: 'curdate date_add date_format date_sub datediff group_concat ifnull now str_to_date timestampdiff year',
  clickhouse:
    'arrayJoin countIf dateDiff formatDateTime groupArray if ifNull multiIf now quantile toDate toStartOfMonth uniq uniqExact',
  sqlite: 'date datetime group_concat ifnull instr julianday printf strftime substr total typeof',
})
const FAMILIES: Readonly<Record<string, string>> = lookup({
  redshift: 'postgres',
  cockroachdb: 'postgres',
  duckdb: 'postgres',
  mariadb: 'mysql',
  tidb: 'mysql',
})

/** @param now what the editor was last told. */
export function completion(now: () => CodeProps): Extension {
  const sources = new Map<string, ReturnType<typeof completeFromList>>()

  function words(engine: string) {
    const known = sources.get(engine)
    if (known !== undefined) return known
    const names = `${FUNCTIONS} ${MORE_FUNCTIONS[FAMILIES[engine] ?? engine] ?? ''}`.trim().split(' ')
    const functions: Option[] = names.map((label) => ({ label, type: 'function', boost: -1 }))
    const keywords = keywordCompletionSource(dialectOf(engine))
    const list = completeFromList(functions)
    const source = async (context: CompletionContext): Promise<CompletionResult | null> => {
      const [found, more] = await Promise.all([list(context), keywords(context)])
      const best = found ?? more
      if (best === null) return null
      const seen = new Set(names)
      const rest = (more?.options ?? []).filter(({ label }) => !seen.has(label))
      return { ...best, options: [...(found?.options ?? []), ...rest.map((one) => ({ ...one, boost: -2 }))] }
    }
    sources.set(engine, source)
    return source
  }

  async function ofWords(context: CompletionContext): Promise<CompletionResult | null> {
    if (isHeldBack(context) || context.matchBefore(TAG) !== null || context.matchBefore(/\.\w*$/) !== null) return null
    return words(now().dialect ?? '')(context)
  }

  async function ofPage(context: CompletionContext): Promise<CompletionResult | null> {
    const { complete } = now()
    const { state, pos, explicit } = context
    const tag = context.matchBefore(TAG)
    if (complete === undefined || isHeldBack(context)) return null
    if (tag === null && !explicit && context.matchBefore(BEGUN) === null) return null
    const abort = new AbortController()
    context.addEventListener('abort', () => abort.abort())
    const place = { before: state.sliceDoc(0, pos), after: state.sliceDoc(pos), tag: tag?.text ?? null }
    const found = await complete(place, abort.signal).catch(() => null)
    if (found === null) return null
    return {
      from: pos - found.back,
      to: pos + found.forward,
      filter: !found.isNarrowed,
      options: found.options.map(({ label, detail = '', text = label, rank = 0 }) => ({
        label,
        detail,
        apply: text,
        boost: rank,
      })),
    }
  }

  function isHeldBack({ explicit }: CompletionContext): boolean {
    return now().completesOnlyWhenAsked === true && !explicit
  }

  return autocompletion({ override: [ofPage, ofWords], activateOnTypingDelay: 60, icons: false })
}
