/** What the hash of a dashboard's address says of how it is shown: `#refresh=60&fullscreen&theme=night`. */

export interface Showing {
  /** Seconds; null for never. */
  refresh: number | null
  isFullScreen: boolean
  isNight: boolean
}

export const INTERVALS = [60, 300, 600, 900, 1800, 3600] as const

const LEAST_SECONDS = 5

export function readShowing(hash: string): Showing {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  const seconds = Number(params.get('refresh') ?? '')
  return {
    refresh: Number.isFinite(seconds) && seconds > 0 ? Math.max(LEAST_SECONDS, seconds) : null,
    isFullScreen: params.has('fullscreen') && params.get('fullscreen') !== 'false',
    isNight: params.get('theme') === 'night',
  }
}

/** Without the `#`; empty for a dashboard that is shown as usual. What else the hash says stays. */
export function writeShowing(hash: string, changes: Partial<Showing>): string {
  const { refresh, isFullScreen, isNight } = { ...readShowing(hash), ...changes }
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  for (const name of ['refresh', 'fullscreen', 'theme']) params.delete(name)
  if (refresh !== null) params.set('refresh', String(refresh))
  if (isFullScreen) params.set('fullscreen', '')
  if (isNight) params.set('theme', 'night')
  return params.toString().replace(/fullscreen=(?=&|$)/, 'fullscreen')
}
