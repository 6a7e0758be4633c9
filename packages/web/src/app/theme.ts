/** Light, dark, or as the system has it. */
import { keep, read } from '../lib/use-kept.ts'

export type Theme = 'light' | 'dark' | ''
export type Density = 'compact' | 'normal' | 'roomy'

/** Also read by the line in the page's head, before anything is drawn. */
const THEME = 'theme'
const DENSITY = 'density'

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
