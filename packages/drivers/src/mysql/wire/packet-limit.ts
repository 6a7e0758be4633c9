import type { Connection } from 'mysql2'
import { MAX_ROW_BYTES } from '../../shared/statements/row-limit.ts'

/** The most that one packet carries; what is longer, such as a large row, comes in several. */
const PACKET_BYTES = 2 ** 24 - 1

/** What the client library keeps of a row until its last packet has come. */
interface PacketParser {
  largePacketParts: Buffer[]
  onPacket: (packet: unknown) => void
}

/** The packets of a row, which calls back when there are too many of them and keeps no more. */
class LimitedParts extends Array<Buffer> {
  onTooLarge: () => void = () => {}

  override push(...parts: Buffer[]): number {
    if (this.length * PACKET_BYTES < MAX_ROW_BYTES - PACKET_BYTES) return super.push(...parts)
    this.onTooLarge()
    return this.length
  }
}

/**
 * Calls back as soon as a row of the connection is known to be too large. The client library would put it together first; so
 * its list of packets is replaced by one that counts. The connection is of no use afterwards.
 */
export function watchRowSize(connection: Connection, onTooLarge: () => void): void {
  const { packetParser, _inflatedPacketsParser: inflated }: Record<string, PacketParser | undefined> =
    Object(connection)
  // A compressed connection has another parser behind the one of its socket.
  const parser = inflated ?? packetParser
  if (parser === undefined) throw new Error('The client library does not read packets as it did.')
  const known = parser.largePacketParts
  const parts = known instanceof LimitedParts ? known : new LimitedParts()
  parts.onTooLarge = () => {
    parser.onPacket = () => {} // such as what is left of the row
    onTooLarge()
  }
  parser.largePacketParts = parts
}
