/** The client library writes to standard error about packets that it cannot read, as often as a server sends them. */
import { UnreadableAnswer } from '../../shared/streams/index.ts'

export interface Sequence {
  /** The number that the next packet should have. */
  sequenceId: number
  /** Packets that come meanwhile are put off. */
  _paused: boolean
}

interface Packet {
  sequenceId: number
  /** Reads a number that is longer than a byte, by the byte that says how long. */
  readLengthCodedNumberExt(tag: number, ...options: unknown[]): unknown
}

/** The last byte that stands for a length (MySQL manual, "Protocol::LengthEncodedInteger"). */
const LAST_LENGTH = 0xfe

const quiet = new WeakSet<object>()

/**
 * Prepares a packet for the library: its number is the expected one, whatever it is, and a length that is none is an error
 * before the library writes about it.
 */
export function quieten(connection: Sequence, packet: unknown): void {
  if (!isPacket(packet)) return
  if (!connection._paused) connection.sequenceId = packet.sequenceId
  const prototype: Packet = Object.getPrototypeOf(packet)
  if (quiet.has(prototype)) return
  quiet.add(prototype)
  const { readLengthCodedNumberExt } = prototype
  prototype.readLengthCodedNumberExt = function (this: Packet, tag, ...options) {
    // Beyond the end of the packet there is not even a number.
    if (!(tag <= LAST_LENGTH)) throw new UnreadableAnswer(new Error('a length that is none'))
    return readLengthCodedNumberExt.call(this, tag, ...options)
  }
}

function isPacket(packet: unknown): packet is Packet {
  return typeof packet === 'object' && packet !== null && 'readLengthCodedNumberExt' in packet && 'sequenceId' in packet
}
