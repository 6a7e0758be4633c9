/** The engines that the server has drivers of. */
import type { Engine } from '../../api/database-admin.ts'
import type { Properties } from '../../api/session.ts'

export type Engines = Readonly<Record<string, Engine>>

export const enginesIn = (properties: Properties | undefined): Engines =>
  (properties?.['engines'] as Engines | undefined) ?? {}

/** As people call it. */
export const nameOfEngine = (engines: Engines, engine: string): string => engines[engine]?.['driver-name'] ?? engine
