/** The settings that queries depend on, read from the registry's values. */
import { remember } from '@querent/contract/lookup/index.ts'
import type { CacheStrategy } from '@querent/contract'
import type { RunnerSettings } from '../../query-runner/index.ts'
import type { SettingsSnapshot } from '../../settings/index.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const DEFAULT_UNAGGREGATED_ROWS = 2_000
const DEFAULT_AGGREGATED_ROWS = 10_000

const known = new WeakMap<SettingsSnapshot, RunnerSettings>()

export function runnerSettings(settings: SettingsSnapshot): RunnerSettings {
  return remember(known, settings, () => read(settings))
}

function read(settings: SettingsSnapshot): RunnerSettings {
  return {
    startOfWeek: settings.get('start-of-week'),
    reportTimeZone: settings.get('report-timezone'),
    binsNum: settings.get('breakout-bins-num'),
    binWidth: settings.get('breakout-bin-width'),
    unaggregatedRowLimit: settings.get('unaggregated-query-row-limit') ?? DEFAULT_UNAGGREGATED_ROWS,
    aggregatedRowLimit: settings.get('aggregated-query-row-limit') ?? DEFAULT_AGGREGATED_ROWS,
    timeoutMs: settings.get('db-query-timeout-minutes') * MINUTE_MS,
    isCachingEnabled: settings.get('enable-query-caching'),
    cacheDefaults: {
      strategy: rootStrategy(settings),
      longestMs: settings.get('query-caching-max-ttl') * SECOND_MS,
    },
    cacheLimitBytes: settings.get('query-caching-max-kb') * 1024,
    escapesFormulas: settings.get('csv-escape-formulas'),
    customFormatting: readMap(settings.read('custom-formatting')),
  }
}

/** What the settings of older releases say of all queries, once somebody has given one of them a value. */
function rootStrategy(settings: SettingsSnapshot): CacheStrategy {
  if (!['query-caching-ttl-ratio', 'query-caching-min-ttl'].some(settings.isSet)) return { type: 'nocache' }
  const min_duration_ms = settings.get('query-caching-min-ttl') * SECOND_MS
  return { type: 'ttl', multiplier: settings.get('query-caching-ttl-ratio'), min_duration_ms }
}

function readMap(value: unknown): Record<string, unknown> {
  return { ...Object(value) }
}
