/** Whether the published clients are installed, from the folder `clients`, which has a lock of its own. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const PACKAGES = fileURLToPath(new URL('../../clients/node_modules/', import.meta.url))

export const areClientsInstalled = existsSync(PACKAGES)
