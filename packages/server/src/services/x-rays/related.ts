/** Where one can go from an x-ray (contract: x-rays, section 2). Each of them was found to be there, and to be seen. */

export interface Link {
  url: string
  title: string
  description: string | null
}

const SECTIONS = ['zoom-in', 'zoom-out', 'related', 'compare'] as const
type Section = (typeof SECTIONS)[number]
export type Related = Partial<Record<Section, Link[]>>

const MOST = 8

/** The first of each section, then the second of each, until there are eight. */
export function roundRobin(links: Readonly<Partial<Record<Section, readonly Link[]>>>): Related {
  const chosen: Related = {}
  const longest = Math.max(0, ...SECTIONS.map((section) => links[section]?.length ?? 0))
  let count = 0
  for (let at = 0; at < longest; at += 1) {
    for (const section of SECTIONS) {
      const link = links[section]?.[at]
      if (link === undefined || count === MOST) continue
      chosen[section] = [...(chosen[section] ?? []), link]
      count += 1
    }
  }
  return chosen
}
