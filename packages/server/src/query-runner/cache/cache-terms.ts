/** For how long a result is kept: by the rule of what is closest to its query (contract: results, section 7). */
import { CACHE_UNITS, type CacheModel, type CacheStrategy } from '@querent/contract'
import type { CacheRuleRow, StoredCacheRules } from '../../store/index.ts'

/** Of ever: no result is older. */
const NEVER = Number.NEGATIVE_INFINITY

interface CacheTerms {
  /** Epoch milliseconds: results of runs that began then or before are out of date. */
  after: number
  /** Life in milliseconds of a result whose query takes so long on average; the longest while that is not known. */
  lifeMs(averageMs: number | undefined): number
  /** Results of quicker runs are not kept. */
  minDurationMs: number
}

/** Something that may have a rule, with the hours for which its own record says that results are kept. */
interface CacheOwner {
  id: number
  cache_ttl: number | null
}

/** What a query is asked for. */
interface CacheScope {
  question: CacheOwner | undefined
  dashboard: CacheOwner | undefined
  database: CacheOwner
}

/** What holds where no rule says anything. */
export interface CacheDefaults {
  /** The server's. */
  strategy: CacheStrategy
  /** Life at most of what no time is given for. */
  longestMs: number
}

interface CacheRules {
  /** Undefined where nothing is kept. */
  termsFor(scope: CacheScope, defaults: CacheDefaults): CacheTerms | undefined
}

export function cacheRules({ rules, invalidations }: StoredCacheRules): CacheRules {
  const known = new Map(rules.map((rule) => [keyOf(rule.model, rule.model_id), rule]))
  const times = new Map(invalidations.map((one) => [keyOf(one.model, one.model_id), timeOf(one.invalidated_at)]))
  const ruleOf = (model: CacheModel, owner: CacheOwner | undefined) =>
    owner === undefined ? undefined : (known.get(keyOf(model, owner.id)) ?? ownRule(model, owner))

  return {
    termsFor({ question, dashboard, database }, { strategy, longestMs }) {
      const root = known.get(keyOf('root', 0)) ?? { strategy, invalidated_at: null }
      const rule =
        ruleOf('question', question) ?? ruleOf('dashboard', dashboard) ?? ruleOf('database', database) ?? root
      const life = lifeOf(rule.strategy, longestMs)
      if (life === undefined) return undefined
      const ofQuestion = question && times.get(keyOf('question', question.id))
      const ofDatabase = times.get(keyOf('database', database.id))
      return { ...life, after: Math.max(timeOf(rule.invalidated_at), ofQuestion ?? NEVER, ofDatabase ?? NEVER) }
    },
  }
}

/** The rule that `cache_ttl` of a record stands for. */
function ownRule(model: CacheModel, { id, cache_ttl }: CacheOwner): CacheRuleRow | undefined {
  if (cache_ttl === null) return undefined
  const strategy = { type: 'duration', duration: cache_ttl, unit: 'hours', refresh_automatically: false } as const
  return { model, model_id: id, strategy, invalidated_at: null }
}

function lifeOf(strategy: CacheStrategy, longestMs: number): Omit<CacheTerms, 'after'> | undefined {
  switch (strategy.type) {
    case 'nocache':
      return undefined
    case 'ttl': {
      const { multiplier, min_duration_ms } = strategy
      const lifeMs = (averageMs: number | undefined) => Math.min(multiplier * (averageMs ?? Infinity), longestMs)
      return { lifeMs, minDurationMs: min_duration_ms }
    }
    case 'duration': {
      const fixedMs = strategy.duration * CACHE_UNITS[strategy.unit]
      return { lifeMs: () => fixedMs, minDurationMs: 0 }
    }
    case 'schedule':
      return { lifeMs: () => longestMs, minDurationMs: 0 }
  }
}

function keyOf(model: CacheModel, id: number): string {
  return `${model} ${id}`
}

function timeOf(iso: string | null): number {
  return iso === null ? NEVER : Date.parse(iso)
}
