/** A line to a server that a test can cut and leave hanging. */
import { connect, createServer, type Socket } from 'node:net'
import type { TestContext } from 'node:test'

export interface CuttableLine {
  port: number
  /** As it is; refuses and breaks connections; takes them and lets nothing through. */
  be(state: 'open' | 'cut' | 'hanging'): void
}

export async function cuttableLine(t: TestContext, target: { host: string; port: number }): Promise<CuttableLine> {
  let state: 'open' | 'cut' | 'hanging' = 'open'
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy()
    const far = connect(target.port, target.host)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => undefined) // cut on purpose
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.on('data', (piece) => {
        if (state === 'open') other.write(piece)
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => sockets.forEach((socket) => socket.destroy())
  t.after(() => {
    cut()
    server.close()
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    be(next) {
      state = next
      if (next === 'cut') cut()
    },
  }
}
