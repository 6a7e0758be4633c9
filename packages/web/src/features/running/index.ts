/** What a question of the reader's own waits for while it runs. */
export { WaitsFor } from './WaitsFor.tsx'
