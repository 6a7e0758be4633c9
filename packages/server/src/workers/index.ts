/** Several processes that serve one port (QUERENT_WORKERS), and one of them alone. */
export { noPeers, type Peers } from './peers.ts'
export { sharedWritability } from './shared-writability.ts'
export { sharedReachability } from './shared-reachability.ts'
export { sumMetrics } from './sum-metrics.ts'

/** Loaded where there are several: a process alone needs none of it. */
export const severalProcesses = () => import('./processes.ts')
