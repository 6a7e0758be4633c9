/** Streams from servers, whose bytes may be anything. Proven by `shared/hostile-servers.test.ts`. */
export { guardStream, UnreadableAnswer } from './guard-stream.ts'
