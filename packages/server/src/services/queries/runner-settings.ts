/** The settings that queries depend on, read from the registry's values. */
import type { RunnerSettings } from '../../query-runner/index.ts'
import type { SettingsSnapshot } from '../../settings/index.ts'

const MINUTE_MS = 60_000
const DEFAULT_UNAGGREGATED_ROWS = 2_000
const DEFAULT_AGGREGATED_ROWS = 10_000

const known = new WeakMap<SettingsSnapshot, RunnerSettings>()

export function runnerSettings(settings: SettingsSnapshot): RunnerSettings {
  let found = known.get(settings)
  if (found === undefined) known.set(settings, (found = read(settings)))
  return found
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
    cacheLimitBytes: settings.get('query-caching-max-kb') * 1024,
    customFormatting: readMap(settings.read('custom-formatting')),
  }
}

function readMap(value: unknown): Record<string, unknown> {
  return { ...Object(value) }
}
