/** The pages of the application by their paths. */
import { emptyTable } from '@querent/contract/lookup/index.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router'
import type { CurrentUser, Properties } from '../api/session.ts'
import { currentUserOptions } from '../api/session.ts'
import type { AddressSearch } from '../lib/address/index.ts'
import { urls } from '../lib/urls.ts'
import { basePath } from './base-path.ts'
import { NotFoundPage, PageError } from './errors/PageError.tsx'
import { Root } from './Root.tsx'
import { accountRoutes } from './routes/account.ts'
import { adminRoutes } from './routes/admin.ts'
import { contentRoutes } from './routes/content.ts'
import { dataRoutes } from './routes/data.ts'
import { entryRoutes } from './routes/entry.ts'
import { Administration } from './shell/Administration.tsx'
import { Shell } from './shell/Shell.tsx'
import { Sidebar } from './shell/Sidebar.tsx'

interface RouterContext {
  queryClient: QueryClient
  properties: Properties
}

const root = createRootRouteWithContext<RouterContext>()({
  component: Root,
  validateSearch: (search: AddressSearch): AddressSearch => search,
})

/** Pages for people who are signed in. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: ({ context, location }) => {
    if (context.properties['has-user-setup'] === false) throw redirect({ href: urls.setup })
    const user = signedInUser(context.queryClient)
    const back = `redirect=${encodeURIComponent(location.href)}`
    if (user === undefined) throw redirect({ href: `${urls.signIn}?${back}` })
    if (user.must_enroll_second_factor) throw redirect({ href: `${urls.enroll}?${back}` })
  },
  component: Outlet,
})

const work = createRoute({
  getParentRoute: () => signedIn,
  id: 'work',
  component: () => (
    <Shell sidebar={<Sidebar />}>
      <Outlet />
    </Shell>
  ),
})

const admin = createRoute({
  getParentRoute: () => signedIn,
  id: 'administration',
  component: Administration,
})

function signedInUser(client: QueryClient): CurrentUser | undefined {
  return client.getQueryData(currentUserOptions.queryKey)
}

declare module '@tanstack/react-router' {
  /** From here, paths, their parts and searches have types wherever they are used. */
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}

/** @param context what every page may rely on. */
export function makeRouter(context: RouterContext) {
  return createRouter({
    routeTree: root.addChildren([
      ...entryRoutes(root),
      signedIn.addChildren([
        work.addChildren([...contentRoutes(work), ...dataRoutes(work), ...accountRoutes(work)]),
        admin.addChildren(adminRoutes(admin)),
      ]),
    ]),
    context,
    basepath: basePath,
    defaultPreload: 'intent',
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
    // Values of filters are texts as people and other tools write them into links.
    parseSearch: (search) => {
      const found = emptyTable<string | string[]>()
      for (const [name, value] of new URLSearchParams(search)) {
        const before = found[name]
        found[name] = before === undefined ? value : [before, value].flat()
      }
      return { ...found }
    },
    stringifySearch: (search) => {
      const written = new URLSearchParams()
      for (const [name, value] of Object.entries(search)) {
        for (const one of [value].flat()) if (one !== undefined && one !== null) written.append(name, String(one))
      }
      const text = written.toString()
      return text === '' ? '' : `?${text}`
    },
  })
}
