import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { urls } from '../../lib/urls.ts'
import { accountRoutes } from './account.ts'
import { adminRoutes } from './admin.ts'
import { contentRoutes } from './content.ts'
import { dataRoutes } from './data.ts'
import { entryRoutes } from './entry.ts'

const root = createRootRoute()
const routeTree = root.addChildren([
  ...entryRoutes(root),
  ...contentRoutes(root),
  ...dataRoutes(root),
  ...accountRoutes(root),
  ...adminRoutes(root),
])
const router = createRouter({ routeTree, history: createMemoryHistory() })

const leadsToPage = (address: string) =>
  router.getMatchedRoutes(new URL(address, 'http://localhost').pathname)[2] !== undefined

test('every address of the application leads to a page', () => {
  const thing = { id: 7, name: 'Orders', dataset_query: {} }
  const addresses = Object.values(urls).map((url) =>
    typeof url === 'string' ? url : String(Reflect.apply(url, undefined, [thing, 'public'])),
  )
  assert.deepEqual(
    addresses.filter((address) => !leadsToPage(address)),
    [],
  )
  assert.equal(leadsToPage('/nowhere'), false)
})
