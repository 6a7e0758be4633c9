/**
 * Loaded into a server in front of everything else: tells over a port how long its longest turn of the event loop was, by
 * the processor and not by a clock, since others may be busy, too. Loop turns are counted only while somebody asks.
 */
import { createServer } from 'node:http'

let isWatching = false
let longest = 0
let before = process.threadCpuUsage()

function turn(): void {
  const { user, system } = process.threadCpuUsage(before)
  longest = Math.max(longest, (user + system) / 1000)
  before = process.threadCpuUsage()
  if (isWatching) setImmediate(turn)
}

const port = Number(process.env['TURN_WATCH_PORT'])
createServer((request, response) => {
  isWatching = request.url === '/begin'
  const value = longest
  if (isWatching) {
    longest = 0
    before = process.threadCpuUsage()
    setImmediate(turn)
  }
  response.end(String(value))
})
  .listen(port, '127.0.0.1')
  .unref()
