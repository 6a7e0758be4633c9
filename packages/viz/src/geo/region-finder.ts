/** Which region a cell of a result means. */
import type { Region, RegionMap } from './region-map.ts'

/** What people write for countries, and no list of names has. */
const ALIASES: Readonly<Record<string, string>> = {
  usa: 'us',
  'u.s.': 'us',
  'u.s.a.': 'us',
  'united states of america': 'us',
  uk: 'gb',
  'great britain': 'gb',
  england: 'gb',
  'czech republic': 'cz',
  'ivory coast': 'ci',
  burma: 'mm',
  'korea, republic of': 'kr',
  'russian federation': 'ru',
  holland: 'nl',
}

/** Finds by key or name, whatever the case; countries also by their English names. */
export function regionFinder({ key: map, regions }: RegionMap): (cell: unknown) => Region | undefined {
  const known = new Map<string, Region>()
  const add = (text: string | undefined, region: Region) => {
    const name = normal(text)
    if (name !== '' && !known.has(name)) known.set(name, region)
  }
  for (const region of regions) add(region.key, region)
  for (const region of regions) add(region.name, region)
  if (map === 'world_countries') {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    for (const region of regions) if (/^[A-Z]{2}$/.test(region.key)) add(names.of(region.key), region)
    for (const [alias, code] of Object.entries(ALIASES)) {
      const region = known.get(code)
      if (region) add(alias, region)
    }
  }
  return (cell) => known.get(normal(cell))
}

function normal(text: unknown): string {
  return typeof text === 'string' || typeof text === 'number'
    ? String(text).trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
    : ''
}
