/** How a shared page looks: what whoever shows it says behind `#` in its address. */

export interface Look {
  theme: 'light' | 'dark' | 'system'
  /** False lets the page around shine through. */
  hasBackground: boolean
  hasBorder: boolean
  hasTitle: boolean
  hasDownloads: boolean
  /** Slugs of filters that are not shown; they still hold. */
  hidden: ReadonlySet<string>
  /** Seconds between two runs, or null for one run. */
  refresh: number | null
  /** A family that the reader's system has. */
  font: string | null
  /** `#rrggbb`. */
  accent: string | null
  /** Of cards, in pixels. */
  radius: number | null
  locale: string | null
  /** The page is tried before it is published. */
  isPreview: boolean
}

/** Data are seldom newer, and every guest asks anew. */
const LEAST_REFRESH = 5
const MOST_RADIUS = 32

/**
 * The look that a hash asks for.
 * @param isFramed the page is part of another one: it is light unless told, since it cannot know what is around it.
 */
export function readLook(hash: string, isFramed: boolean): Look {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  const on = (name: string, standard: boolean) => {
    const value = said.get(name)
    return value === null || value === '' ? standard : value !== 'false' && value !== '0'
  }
  const theme = said.get('theme')
  return {
    theme: themeOf(theme, isFramed),
    hasBackground: on('background', theme !== 'transparent'),
    hasBorder: on('bordered', isFramed),
    hasTitle: on('titled', true),
    hasDownloads: on('downloads', said.get('hide_download_button') !== 'true'),
    hidden: new Set((said.get('hide_parameters') ?? '').split(',').filter((slug) => slug !== '')),
    refresh: numberOf(said.get('refresh'), (seconds) => (seconds > 0 ? Math.max(LEAST_REFRESH, seconds) : null)),
    font: /^[\p{L}\p{N} _-]{1,60}$/u.exec(said.get('font') ?? '')?.[0] ?? null,
    accent: colorOf(said.get('accent')),
    radius: numberOf(said.get('radius'), (pixels) => Math.min(MOST_RADIUS, Math.max(0, pixels))),
    locale: said.get('locale'),
    isPreview: on('preview', false),
  }
}

function themeOf(said: string | null, isFramed: boolean): Look['theme'] {
  if (said === 'night' || said === 'dark') return 'dark'
  if (said === 'light' || said === 'transparent') return 'light'
  return isFramed && said !== 'system' ? 'light' : 'system'
}

function numberOf(text: string | null, within: (value: number) => number | null): number | null {
  const value = Number(text)
  return text === null || text.trim() === '' || !Number.isFinite(value) ? null : within(value)
}

/** `#f40`, `ff4400` and the like as `#rrggbb`; null for anything else. */
function colorOf(text: string | null): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text ?? '')?.[1]?.toLowerCase()
  if (digits === undefined) return null
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}
