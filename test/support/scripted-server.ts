/** A server that a test scripts, and bytes over which readers of protocols stumble. */
import type { Server, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { after } from 'node:test'
import fc from 'fast-check'
import { listenLocally, rawServer } from './raw-server.ts'

/** What a server answers to the pieces that a client sends, one after the other; it hangs up after the last. */
export type Script = readonly Buffer[]

/** A client that does not go on is left: what it was sent may be nothing that asks for an answer. */
const PATIENCE_MS = 20

export class ScriptedServer {
  script: Script = []
  /** What is sent to whoever connects, unasked. */
  greeting: Buffer = Buffer.alloc(0)
  /** What is done with a connection before it is answered, such as encrypting it. */
  wrap: (socket: Socket) => Duplex | Promise<Duplex> = (socket) => socket
  readonly #server: Server

  constructor() {
    this.#server = rawServer({ after }, (socket) => {
      void Promise.resolve(this.wrap(socket)).then((wrapped) => this.#serve(wrapped))
    })
  }

  listen(): Promise<number> {
    return listenLocally(this.#server)
  }

  #serve(socket: Duplex): void {
    const answers = [...this.script]
    socket.on('error', () => undefined)
    socket.write(this.greeting)
    socket.on('data', () => {
      const answer = answers.shift()
      if (answer === undefined || answers.length === 0) socket.end(answer ?? '')
      else {
        socket.write(answer)
        if (answers.length === 1) setTimeout(() => socket.end(answers.shift() ?? ''), PATIENCE_MS)
      }
    })
  }
}

export const uint32 = (value: number, write: 'writeInt32BE' | 'writeUInt32LE' = 'writeInt32BE') => {
  const bytes = Buffer.alloc(4)
  bytes[write](value)
  return bytes
}

export const int16 = (value: number) => {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(value)
  return bytes
}

/** A body with what readers of protocols stumble over: impossible counts and lengths, names, missing ends. */
export const oddBytes = fc
  .array(
    fc.oneof(
      fc.uint8Array({ maxLength: 12 }).map((bytes) => Buffer.from(bytes)),
      fc.constantFrom(-1, -2, 0, 1, 4, 255, 32_767, -32_768).map(int16),
      fc.constantFrom(-1, 0, 1, 4, 23, 25, 0x7f_ff_ff_ff, -0x80_00_00_00).map((value) => uint32(value)),
      fc
        .constantFrom('__proto__\0', 'constructor\0', 'SCRAM-SHA-256\0\0', 'r=x,s=eA==,i=1', 'def', '\0')
        .map((text) => Buffer.from(text)),
    ),
    { maxLength: 8 },
  )
  .map((parts) => Buffer.concat(parts))
