/** Formats and colors that the examples share: a category has one color everywhere. */

export const DOLLARS = { number_style: 'currency', currency: 'USD', currency_style: 'symbol', decimals: 0 }
export const EXACT_DOLLARS = { ...DOLLARS, decimals: 2 }
export const PERCENT = { number_style: 'percent', decimals: 1 }

const CATEGORY_COLORS = { Doohickey: '#E3A23B', Gadget: '#3D7AB8', Gizmo: '#57A37C', Widget: '#9A6BB0' }
const PLAN_COLORS = { Basic: '#8FB6D9', Business: '#3D7AB8', Premium: '#1F3F63' }

/** Of the pie of categories. */
export const CATEGORY_SLICES = CATEGORY_COLORS
export const CATEGORY_SERIES = inSeries(CATEGORY_COLORS)
export const PLAN_SERIES = inSeries(PLAN_COLORS)
export const BLUE = '#3D7AB8'
export const GREEN = '#57A37C'
export const AMBER = '#E3A23B'
export const RED = '#C85A54'

/** Settings of columns by their names. */
export function columns(settings: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [JSON.stringify(['name', name]), value]))
}

function inSeries(colors: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(colors).map(([name, color]) => [name, { color }]))
}
