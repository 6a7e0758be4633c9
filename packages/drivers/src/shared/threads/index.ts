/**
 * Threads that can be ended at any time, how their entries begin, and how a process ends that has some. Node may take the
 * whole process down when a thread ends, or the process exits, while the thread still loads its modules. So nobody else
 * makes or ends one (`test/boundaries`).
 */
export { endThreads, Thread } from './thread.ts'
export { collectGarbage } from './collect-garbage.ts'
export { endThread } from './end-thread.ts'
export { takeMessages } from './take-messages.ts'
