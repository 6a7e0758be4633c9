/**
 * Metrics of the process, under the names that dashboards for Node know, where there are such. The library's own set
 * samples the event loop a hundred times a second for as long as the process lives; here nothing is done unasked.
 */
import { performance, type EventLoopUtilization } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import type { Scraped } from './scraped.ts'

const MICROSECONDS = 1e6

let before: EventLoopUtilization | undefined

export const PROCESS_METRICS: readonly Scraped[] = [
  {
    kind: 'gauge',
    name: 'process_resident_memory_bytes',
    help: 'Resident memory.',
    read: () => process.memoryUsage.rss(),
  },
  {
    kind: 'counter',
    name: 'process_cpu_seconds_total',
    help: 'Processor time.',
    read() {
      const { user, system } = process.cpuUsage()
      return (user + system) / MICROSECONDS
    },
  },
  {
    kind: 'gauge',
    name: 'process_start_time_seconds',
    help: 'When the process started, in Unix time.',
    read: () => performance.timeOrigin / 1000,
  },
  {
    kind: 'gauge',
    name: 'nodejs_heap_size_used_bytes',
    help: 'Memory of JavaScript objects.',
    read: () => getHeapStatistics().used_heap_size,
  },
  {
    kind: 'gauge',
    name: 'nodejs_heap_size_total_bytes',
    help: 'Memory kept for JavaScript objects.',
    read: () => getHeapStatistics().total_heap_size,
  },
  {
    kind: 'gauge',
    name: 'nodejs_external_memory_bytes',
    help: 'Memory held outside of the heap.',
    read: () => process.memoryUsage().external,
  },
  {
    kind: 'gauge',
    name: 'nodejs_active_resources_total',
    help: 'Timers, sockets and requests that the event loop waits for.',
    read: () => process.getActiveResourcesInfo().length,
  },
  {
    kind: 'gauge',
    name: 'nodejs_eventloop_utilization',
    help: 'Busy part of the event loop since this was last asked, 0 to 1.',
    read() {
      const current = performance.eventLoopUtilization()
      const since = before === undefined ? current : performance.eventLoopUtilization(current, before)
      before = current
      return since.utilization
    },
  },
  {
    kind: 'gauge',
    name: 'nodejs_eventloop_lag_seconds',
    help: 'How long a task waits for its turn, right now.',
    async read() {
      const start = performance.now()
      await new Promise((resolve) => setImmediate(resolve))
      return (performance.now() - start) / 1000
    },
  },
]
