/**
 * The records of a ZIP file (PKWARE APPNOTE 6.3.10) for an archive that is written in one pass. Sizes above 4 GiB use
 * zip64 in the data descriptor and the directory only: readers of spreadsheets go by the directory, and some refuse
 * zip64 fields where they are not needed.
 */

const LOCAL_HEADER = 0x04034b50
const DATA_DESCRIPTOR = 0x08074b50
const DIRECTORY_HEADER = 0x02014b50
const DIRECTORY_END = 0x06054b50
const ZIP64_DIRECTORY_END = 0x06064b50
const ZIP64_LOCATOR = 0x07064b50
const MAX_32 = 0xffffffff
const MAX_16 = 0xffff
/** 1980-01-01: the same rows give the same bytes. */
const DOS_DATE = 0x0021

const VERSION_DEFLATE = 20
const VERSION_ZIP64 = 45

/** An entry as the directory lists it; sizes and offset in bytes. */
export interface ZipEntry {
  name: string
  isDeflated: boolean
  /** True when size and checksum follow the data, because they were not known before it. */
  hasDescriptor: boolean
  crc: number
  compressedSize: number
  size: number
  offset: number
}

function isLarge(entry: ZipEntry): boolean {
  return entry.size >= MAX_32 || entry.compressedSize >= MAX_32
}

function flags(entry: ZipEntry): number {
  return entry.hasDescriptor ? 0x0008 : 0
}

/** What stands before the data. */
export function localHeader(entry: ZipEntry): Buffer {
  const name = Buffer.from(entry.name)
  const known = entry.hasDescriptor ? { crc: 0, compressedSize: 0, size: 0 } : entry
  const record = Buffer.alloc(30)
  record.writeUInt32LE(LOCAL_HEADER, 0)
  record.writeUInt16LE(VERSION_DEFLATE, 4)
  record.writeUInt16LE(flags(entry), 6)
  record.writeUInt16LE(entry.isDeflated ? 8 : 0, 8)
  record.writeUInt16LE(DOS_DATE, 12)
  record.writeUInt32LE(known.crc, 14)
  record.writeUInt32LE(known.compressedSize, 18)
  record.writeUInt32LE(known.size, 22)
  record.writeUInt16LE(name.length, 26)
  return Buffer.concat([record, name])
}

/** What stands after data of an entry with `hasDescriptor`. */
export function dataDescriptor(entry: ZipEntry): Buffer {
  const record = Buffer.alloc(isLarge(entry) ? 24 : 16)
  record.writeUInt32LE(DATA_DESCRIPTOR, 0)
  record.writeUInt32LE(entry.crc, 4)
  if (isLarge(entry)) {
    record.writeBigUInt64LE(BigInt(entry.compressedSize), 8)
    record.writeBigUInt64LE(BigInt(entry.size), 16)
  } else {
    record.writeUInt32LE(entry.compressedSize, 8)
    record.writeUInt32LE(entry.size, 12)
  }
  return record
}

/** The directory that ends the file, which begins at byte `offset`. */
export function directory(entries: readonly ZipEntry[], offset: number): Buffer {
  const headers = Buffer.concat(entries.map(directoryHeader))
  const needsZip64 = offset >= MAX_32 || headers.length >= MAX_32 || entries.length >= MAX_16
  const zip64 = needsZip64 ? zip64End(entries.length, headers.length, offset) : Buffer.alloc(0)
  const end = Buffer.alloc(22)
  const count = Math.min(entries.length, MAX_16)
  end.writeUInt32LE(DIRECTORY_END, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(Math.min(headers.length, MAX_32), 12)
  end.writeUInt32LE(Math.min(offset, MAX_32), 16)
  return Buffer.concat([headers, zip64, end])
}

function directoryHeader(entry: ZipEntry): Buffer {
  const name = Buffer.from(entry.name)
  // Only what does not fit its own field goes to the extra field, in this order.
  const large = [entry.size, entry.compressedSize, entry.offset].filter((value) => value >= MAX_32)
  const version = large.length > 0 ? VERSION_ZIP64 : VERSION_DEFLATE
  const record = Buffer.alloc(46)
  record.writeUInt32LE(DIRECTORY_HEADER, 0)
  record.writeUInt16LE(version, 4)
  record.writeUInt16LE(version, 6)
  record.writeUInt16LE(flags(entry), 8)
  record.writeUInt16LE(entry.isDeflated ? 8 : 0, 10)
  record.writeUInt16LE(DOS_DATE, 14)
  record.writeUInt32LE(entry.crc, 16)
  record.writeUInt32LE(Math.min(entry.compressedSize, MAX_32), 20)
  record.writeUInt32LE(Math.min(entry.size, MAX_32), 24)
  record.writeUInt16LE(name.length, 28)
  record.writeUInt16LE(large.length === 0 ? 0 : 4 + 8 * large.length, 30)
  record.writeUInt32LE(Math.min(entry.offset, MAX_32), 42)
  return Buffer.concat([record, name, zip64Extra(large)])
}

function zip64Extra(values: readonly number[]): Buffer {
  if (values.length === 0) return Buffer.alloc(0)
  const extra = Buffer.alloc(4 + 8 * values.length)
  extra.writeUInt16LE(0x0001, 0)
  extra.writeUInt16LE(8 * values.length, 2)
  values.forEach((value, i) => extra.writeBigUInt64LE(BigInt(value), 4 + 8 * i))
  return extra
}

function zip64End(count: number, size: number, offset: number): Buffer {
  const record = Buffer.alloc(76)
  record.writeUInt32LE(ZIP64_DIRECTORY_END, 0)
  record.writeBigUInt64LE(44n, 4)
  record.writeUInt16LE(VERSION_ZIP64, 12)
  record.writeUInt16LE(VERSION_ZIP64, 14)
  record.writeBigUInt64LE(BigInt(count), 24)
  record.writeBigUInt64LE(BigInt(count), 32)
  record.writeBigUInt64LE(BigInt(size), 40)
  record.writeBigUInt64LE(BigInt(offset), 48)
  record.writeUInt32LE(ZIP64_LOCATOR, 56)
  record.writeBigUInt64LE(BigInt(offset + size), 64)
  record.writeUInt32LE(1, 72)
  return record
}
