/** Shared content, for tests of what its guests do not get; and what the server logged as faults of its own. */
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { given, sharedContent } from './shared-content.ts'
import type { Answer } from './test-server.ts'

/** Rows of an answer, or its status when it has none. */
export function rowsOf({ status, body }: Answer): unknown {
  return body?.data?.rows ?? status
}

export async function guestDoors(t: TestContext) {
  const at = await sharedContent(t)
  const faults: unknown[] = []
  Object.assign(at.server.app.log, { error: (fault: unknown) => faults.push(fault) })
  const run = (url: string, parameters: unknown) => at.guest.get(`${url}?${given(parameters)}`)
  const assertNoFaults = () => assert.deepEqual(faults, [])
  return { ...at, faults, run, assertNoFaults }
}
