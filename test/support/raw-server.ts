/** A server on TCP that answers with bytes of the test's choice. */
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'

interface Ending {
  after(end: () => void): void
}

/** Every connection ends with the test: a client that waits would keep the process. */
export function rawServer(test: Ending, serve: (socket: Socket) => void): Server {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    serve(socket)
  })
  test.after(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return server
}

/** Listens on the own machine; gives the port. */
export async function listenLocally(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}
