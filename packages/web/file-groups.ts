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
  return [group('shared', 3, true), group('app', 2, false)]
}

/**
 * Parts that most pages need more than one of. Those that home, signing in and public pages need come without the others,
 * and what few pages need stays apart.
 */
const parts = [
  {
    name: 'basics',
    test: /\/src\/(?:ui\/(?:(?:Skeleton|Running|Problem|Empty|RowList)\/|Tabs\/TabLine)|filters\/(?:bar|dates|types|values)\/|i18n\/(?:say-date|units)|lib\/(?:columns|same-json|use-size|use-stable)|api\/customs)/,
    priority: 1,
    minShareCount: 2,
  },
  { name: 'fields', test: /\/src\/ui\/(?:Form|Choice)\//, minShareCount: 3 },
  { name: 'kit', test: /\/src\/ui\/(?!Page|Empty|Form|Choice|DragList|Tree|Calendar)/, minShareCount: 3 },
  { name: 'formats', test: /\/viz\/src\/(?:format|data|msg|visualization)/, minShareCount: 3 },
  {
    name: 'drawing',
    test: /\/viz\/src\/(?:axis|scale|scene|legend|text|color|charts\/(?:shared|cartesian))/,
    minShareCount: 3,
  },
]

export const fileGroups = () => [...beginnings(), ...parts]
