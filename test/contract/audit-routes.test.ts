/** Every route that can write leaves an entry in the audit log, or is among the exceptions with the reason why it does not. */
import { describedPaths } from '../support/described-routes.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testServer, type TestServer } from '../support/test-server.ts'
import { actionWrites } from './audit-routes/actions.ts'
import { contentWrites } from './audit-routes/content.ts'
import { deliveryWrites } from './audit-routes/deliveries.ts'
import { EXCEPTIONS } from './audit-routes/exceptions.ts'
import { metadataWrites } from './audit-routes/metadata.ts'
import { persistenceWrites } from './audit-routes/persistence.ts'
import { peopleWrites } from './audit-routes/people.ts'
import { uploadWrites } from './audit-routes/uploads.ts'
import { sharedWrites, type Write } from './audit-routes/writes.ts'

/** Later calls use what earlier ones made. */
async function writes(server: TestServer): Promise<Write[]> {
  const shared = await sharedWrites(server)
  peopleWrites(shared)
  contentWrites(shared)
  deliveryWrites(shared)
  actionWrites(shared)
  uploadWrites(shared)
  persistenceWrites(shared)
  await metadataWrites(shared)
  return shared.list
}

test('every route that writes leaves an entry that says who it was', async (t) => {
  const server = await testServer(t, { env: { QUERENT_ENABLE_PUBLIC_SHARING: 'true' } })
  const { as, adminId } = server
  const list = await writes(server)
  const all = Object.entries(await describedPaths<object>(server.server.app)).flatMap(([path, methods]) =>
    Object.keys(Object(methods)).flatMap((method) =>
      method === 'get' ? [] : [`${method} ${path.replace(/(.)\/$/, '$1')}`],
    ),
  )
  const known = new Set([...list.map(({ route }) => route), ...Object.keys(EXCEPTIONS)])
  assert.deepEqual(
    all.filter((route) => !known.has(route)),
    [],
    'routes that nobody has decided on',
  )
  assert.deepEqual(
    [...known].filter((route) => !all.includes(route)),
    [],
    'routes that are no more',
  )

  const seen = new Set<number>()
  const faults: string[] = []
  for (const { route, action, send } of list) {
    const answer = await send()
    const { data } = (await as.admin.get('/api/audit?limit=50')).body
    const fresh = data.filter(({ id }: { id: number }) => !seen.has(id))
    for (const { id } of fresh) seen.add(id)
    const found = fresh.find((entry: { action: string }) => entry.action === action)
    const actions = fresh.map((entry: { action: string }) => entry.action)
    if (answer.status >= 300) faults.push(`${route} → ${answer.status} ${answer.text}`)
    else if (found === undefined) faults.push(`${route} leaves [${actions}] and no ${action}`)
    else if (found.address !== '127.0.0.1' || found.request_id === null) {
      faults.push(`${route}: from nowhere: ${JSON.stringify(found)}`)
    } else if (!route.includes('session') && found.user?.id !== adminId) faults.push(`${route}: not by its user`)
  }
  assert.deepEqual(faults, [])
})
