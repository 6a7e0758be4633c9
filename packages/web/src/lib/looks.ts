/** How the application looks and behaves in this browser. */
import { keep, read } from './use-kept.ts'

export type Theme = 'light' | 'dark' | ''
type Density = 'compact' | 'normal' | 'roomy'

/** Also read by the line in the page's head, before anything is drawn. */
export const THEME = 'theme'
export const DENSITY = 'density'
/** Kept as `off` when single letters do nothing (WCAG 2.1.4). */
export const SINGLE_KEYS = 'single-keys'
/** Kept as `off` when nothing is suggested while SQL is typed. */
export const SQL_COMPLETION = 'sql-completion'

export const currentTheme = (): Theme => (read(THEME) ?? '') as Theme

/** Shows a theme and keeps the choice; empty is the system's. */
export function setTheme(theme: Theme): void {
  keep(THEME, theme)
  document.documentElement.dataset['theme'] = theme
}

/** Heights of rows. */
export function setDensity(density: Density): void {
  keep(DENSITY, density)
  applyDensity()
}

export function applyDensity(): void {
  document.documentElement.dataset['density'] = read(DENSITY) ?? 'normal'
}
