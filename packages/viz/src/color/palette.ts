/** The colours of pictures. In the app they are variables of its style sheet, by these names; elsewhere literals. */

export interface Palette {
  surface: string
  sunken: string
  line: string
  lineStrong: string
  text: string
  text2: string
  text3: string
  accent: string
  good: string
  bad: string
  warn: string
  /** c1 to c8, in the order in which series take them. */
  data: readonly string[]
}

export const LIGHT: Palette = {
  surface: '#ffffff',
  sunken: '#f5f3f0',
  line: '#e8e6e2',
  lineStrong: '#d3d1cb',
  text: '#25211b',
  text2: '#56524b',
  text3: '#6f6b64',
  accent: '#11644c',
  good: '#1e7546',
  bad: '#b63b39',
  warn: '#8a5600',
  data: ['#4e41ad', '#a89443', '#036e65', '#e46c9e', '#009bea', '#651378', '#6c7501', '#813f0e'],
}

export const DARK: Palette = {
  surface: '#1d1c18',
  sunken: '#25231f',
  line: '#2e2c28',
  lineStrong: '#423f3a',
  text: '#eae8e3',
  text2: '#b6b4af',
  text3: '#96938d',
  accent: '#68c2a2',
  good: '#65c98c',
  bad: '#f07f77',
  warn: '#ebb25f',
  data: ['#8fa4fd', '#f1d58f', '#02857a', '#fc8fa2', '#9edaff', '#9a69cb', '#b7b731', '#c57a21'],
}

/** The same names as variables. */
export const VARIABLES: Palette = {
  surface: 'var(--surface)',
  sunken: 'var(--sunken)',
  line: 'var(--line)',
  lineStrong: 'var(--line-strong)',
  text: 'var(--text)',
  text2: 'var(--text-2)',
  text3: 'var(--text-3)',
  accent: 'var(--accent)',
  good: 'var(--good)',
  bad: 'var(--bad)',
  warn: 'var(--warn)',
  data: LIGHT.data.map((_, i) => `var(--c${i + 1})`),
}
