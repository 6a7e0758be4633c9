import type { PersistenceState } from '@querent/contract'

/** In which the schedule refreshes a model (contract: models, section 2). */
export const REFRESHED: readonly PersistenceState[] = ['creating', 'refreshing', 'persisted', 'error']
/** From which somebody can have a model kept again. */
export const STOPPED: readonly PersistenceState[] = ['off', 'deletable']
