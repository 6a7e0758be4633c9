/** The processes of several workers; loaded only where there are several. */
export { isSupervisor, superviseWorkers } from './supervisor.ts'
export { joinPeers } from './worker.ts'
