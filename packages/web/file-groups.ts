/**
 * Which modules of the application share a file. Left alone, each set of modules that the same parts of it need is a file of
 * its own: three hundred, of which a page loaded up to two hundred, which took most of its time. Pages for guests are a
 * build of their own, and few enough to be left alone.
 */
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('.', import.meta.url))

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** What a page imports, directly or through others, before it shows anything. */
function importedBy(page: string, graph: Graph, besides?: RegExp): ReadonlySet<string> {
  const found = new Set<string>()
  const next = [`${root}${page}`]
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (found.has(id) || besides?.test(id) === true) continue
    found.add(id)
    next.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/** These start a page: whoever imports something else of the same file would start it. */
const STARTS = /\.html$|\/main\.tsx$/

/** Charts that few dashboards have, and what they alone need. A list of exports names them to pages that draw none. */
const RARE_CHARTS =
  /\/viz\/src\/charts\/(?:boxplot|funnel|gauge|map|progress|sankey|scatter)\/|\/viz\/src\/registry\.ts|\/d3-geo\//

/** The others, and what they draw with. */
const CHARTS = /\/viz\/src\/(?:charts|scene|axis|scale|legend)\/|\/d3-(?:shape|path)\//

const charts = { name: 'charts', test: (id: string) => CHARTS.test(id) && !RARE_CHARTS.test(id), priority: 1 }

/** What a page cannot begin without. */
const beginning = (name: string) => ({
  name: (id: string) => (STARTS.test(id) ? null : name),
  debugName: name,
  priority: 20,
  tags: ['$initial' as const],
})

/** The pages that people come to first. */
const FIRST_PAGES = ['home', 'dashboard', 'question', 'sql'].map((feature) => `src/features/${feature}/index.ts`)

/**
 * The files: each has a digit for those pages in the order above, 1 for those that load it. What fewer of them need chooses
 * last, since whatever a file imports comes with it, and that is needed by at least the same pages.
 */
const FILES = {
  pages: '1111',
  content: '0111',
  pictures: '0110',
  asking: '0011',
  'home-page': '1000',
  'dashboard-page': '0100',
  'question-page': '0010',
  'sql-page': '0001',
}

/** The file of what these need: the one that the fewest others load. */
function fileOf(needed: readonly boolean[]): string | undefined {
  const holds = ([, digits]: [string, string]) => needed.every((isNeeded, at) => !isNeeded || digits[at] === '1')
  return Object.entries(FILES).findLast(holds)?.[0]
}

/** What the same of these pages need is one file, so none of them loads much that it does not need. */
function pages() {
  let needs: ReadonlySet<string>[] | undefined
  const names = Object.keys(FILES)
  return names.map((file, at) => ({
    debugName: file,
    priority: 1 + names.length - at,
    name(id: string, graph: Graph) {
      needs ??= FIRST_PAGES.map((page) => importedBy(page, graph, RARE_CHARTS))
      const needed = needs.map((page) => page.has(id))
      return !STARTS.test(id) && needed.includes(true) && fileOf(needed) === file ? file : null
    },
  }))
}

/** Parts that several of the other pages need more than one of. */
const parts = [
  { name: 'fields', test: /\/src\/ui\/(?:Form|Choice)\//, minShareCount: 3 },
  { name: 'kit', test: /\/src\/ui\/(?!Page|Empty|Form|Choice|DragList|Tree|Calendar)/, minShareCount: 3 },
]

/** Of the application. */
export const fileGroups = () => [beginning('app'), ...pages(), charts, ...parts]

/** What dashboards and questions show guests before they do anything. */
const GUEST_PAGES = ['src/public/dashboard/SharedDashboard.tsx', 'src/public/SharedQuestion.tsx']

/** Lists of exports name these to guests, who open menus later and keep no cache. */
const NOT_FOR_GUESTS =
  /\/src\/ui\/Menu\/|\/@tanstack\/(?!react-query\/.*\/(?:index|QueryClientProvider|queryOptions|infiniteQueryOptions)\.js)/

/** Of the pages for guests. */
export function guestGroups() {
  let needed: ReadonlySet<string>[] | undefined
  const name = (id: string, graph: Graph) => {
    needed ??= GUEST_PAGES.map((page) => importedBy(page, graph, NOT_FOR_GUESTS))
    return needed.every((page) => page.has(id)) && !NOT_FOR_GUESTS.test(id) ? 'shared' : null
  }
  return [beginning('guest'), { name, debugName: 'shared', priority: 2 }, charts]
}
