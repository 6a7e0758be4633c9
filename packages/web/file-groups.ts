/**
 * Which modules of the page share a file. Left alone, each set of modules that the same parts of the application need is a
 * file of its own: three hundred, of which a page asked for up to two hundred, and most of the time was theirs.
 */
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('.', import.meta.url))

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** What guests load before they do anything. */
const GUEST_PAGES = ['public.html', 'src/public/dashboard/SharedDashboard.tsx', 'src/public/SharedQuestion.tsx']

/**
 * Lists of exports name these to guests, who open menus later and keep no cache: of that they have how something is asked, and
 * where a cache would be.
 */
const NOT_FOR_GUESTS =
  /\/src\/ui\/Menu\/|\/@tanstack\/(?!react-query\/.*\/(?:index|QueryClientProvider|queryOptions|infiniteQueryOptions)\.js)/

/** What pages import, directly or through others, before they show anything. */
function importedBy(pages: readonly string[], graph: Graph, besides?: RegExp): ReadonlySet<string> {
  const found = new Set<string>()
  const next = pages.map((page) => `${root}${page}`)
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (found.has(id) || besides?.test(id) === true) continue
    found.add(id)
    next.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/** These start a page: whoever imports something else of the same file would start it. */
const STARTS = /\.html$|\/main\.tsx$/

/** Menus of guests need some of these: in the application's file they would bring all of it. */
const SMALL = /\/src\/lib\//

/** What the application begins with is two files: what guests begin with as well, and the rest. */
function beginnings() {
  let found: { app: ReadonlySet<string>; guest: ReadonlySet<string> } | undefined
  const group = (name: string, priority: number, isOfGuests: boolean) => ({
    debugName: name,
    priority,
    tags: ['$initial' as const],
    name(id: string, graph: Graph) {
      found ??= { app: importedBy(['index.html'], graph), guest: importedBy(GUEST_PAGES, graph, NOT_FOR_GUESTS) }
      const isGuest = found.guest.has(id) || SMALL.test(id)
      return found.app.has(id) && isGuest === isOfGuests && !STARTS.test(id) ? name : null
    },
  })
  // Whatever a group imports comes with it, so the shared one chooses first.
  return [group('shared', 8, true), group('app', 7, false)]
}

/** The pages that people come to first, and those for guests. */
const FIRST_PAGES: readonly (readonly string[])[] = [
  GUEST_PAGES,
  ...['home', 'dashboard', 'question', 'sql'].map((feature) => [`src/features/${feature}/index.ts`]),
]

/**
 * What the same of these pages need is one file, so none of them loads what it does not need. Whatever a file imports is
 * needed by at least the pages that need the file: files never import each other in a circle. What more pages need chooses
 * first, since whatever a group imports comes with it.
 */
function pages() {
  let needs: ReadonlySet<string>[] | undefined
  return FIRST_PAGES.map((_, less) => ({
    debugName: `pages-${FIRST_PAGES.length - less}`,
    priority: 1 + FIRST_PAGES.length - less,
    name(id: string, graph: Graph) {
      needs ??= FIRST_PAGES.map((page) => importedBy(page, graph, page === GUEST_PAGES ? NOT_FOR_GUESTS : undefined))
      const needed = needs.map((page) => page.has(id))
      if (STARTS.test(id) || needed.filter(Boolean).length !== FIRST_PAGES.length - less) return null
      return `page-${needed.map(Number).join('')}`
    },
  }))
}

/** Parts that several of the other pages need more than one of. */
const parts = [
  { name: 'fields', test: /\/src\/ui\/(?:Form|Choice)\//, minShareCount: 3 },
  { name: 'kit', test: /\/src\/ui\/(?!Page|Empty|Form|Choice|DragList|Tree|Calendar)/, minShareCount: 3 },
]

export const fileGroups = () => [...beginnings(), ...pages(), ...parts]
