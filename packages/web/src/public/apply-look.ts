/** Dresses the page in a look. */
import type { Look } from './look.ts'
import { inkOn, readableOn } from './readable.ts'

/**
 * Sets theme, font, accent and radius on the page as a whole.
 * @param brand Tokens of the organisation, which the look goes before.
 */
export function applyLook(
  { theme, hasBackground, font, accent, radius }: Look,
  brand: Readonly<Record<string, string>> = {},
): void {
  const { dataset, style } = document.documentElement
  dataset['theme'] = theme === 'system' ? '' : theme
  dataset['ground'] = hasBackground ? 'own' : 'none'
  const set = (name: string, value: string | null) => {
    const chosen = value ?? brand[name]
    if (chosen === undefined) style.removeProperty(name)
    else style.setProperty(name, chosen)
  }
  for (const [name, value] of Object.entries(brand)) style.setProperty(name, value)
  set('--font', font && `'${font}', 'Inter Variable', system-ui, sans-serif`)
  set('--radius-card', radius === null ? null : `${radius}px`)
  set('--radius-control', radius === null ? null : `${Math.min(radius, 15)}px`)
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  const legible = accent && readableOn(accent, groundOf(isDark))
  set('--accent', legible)
  set('--accent-strong', legible)
  set('--accent-soft', legible && `color-mix(in oklch, ${legible} 14%, var(--surface))`)
  set('--on-accent', legible && inkOn(legible))
}

/** What `--surface` is, which the browser says only as `light-dark`. */
function groundOf(isDark: boolean): string {
  const said = getComputedStyle(document.documentElement).getPropertyValue('--surface')
  const [light = '', dark = light] = said.match(/#[0-9a-f]{6}/gi) ?? []
  return isDark ? dark : light
}
