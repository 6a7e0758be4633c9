import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dataDescriptor, directory, localHeader } from './zip.ts'
import type { ZipEntry } from './zip.ts'

const GIB = 2 ** 30
const entry: ZipEntry = {
  name: 'a.xml',
  isDeflated: true,
  hasDescriptor: true,
  crc: 0x12345678,
  compressedSize: 10,
  size: 20,
  offset: 30,
}

test('small entries use no zip64 field', () => {
  assert.equal(dataDescriptor(entry).length, 16)
  const bytes = directory([entry], 100)
  assert.equal(bytes.length, 46 + 5 + 22)
  assert.equal(bytes.readUInt16LE(30), 0)
  assert.equal(bytes.readUInt32LE(24), 20)
  assert.equal(localHeader(entry).readUInt16LE(28), 0)
})

test('sizes above 4 GiB stand in 8 bytes after the data and in the directory', () => {
  const large = { ...entry, size: 9 * GIB, compressedSize: 5 * GIB }
  const descriptor = dataDescriptor(large)
  assert.equal(descriptor.length, 24)
  assert.equal(descriptor.readBigUInt64LE(8), BigInt(5 * GIB))
  assert.equal(descriptor.readBigUInt64LE(16), BigInt(9 * GIB))
  const bytes = directory([large], 100)
  assert.equal(bytes.readUInt32LE(20), 0xffffffff)
  assert.equal(bytes.readUInt32LE(24), 0xffffffff)
  assert.equal(bytes.readUInt16LE(30), 20)
  assert.equal(bytes.readUInt16LE(51), 1)
  assert.equal(bytes.readBigUInt64LE(55), BigInt(9 * GIB))
  assert.equal(bytes.readBigUInt64LE(63), BigInt(5 * GIB))
  assert.equal(bytes.length, 46 + 5 + 20 + 22)
})

test('a directory above 4 GiB is found by the zip64 records', () => {
  const bytes = directory([entry], 5 * GIB)
  const end = bytes.length - 22
  assert.equal(bytes.readUInt32LE(end + 16), 0xffffffff)
  const locator = end - 20
  assert.equal(bytes.readUInt32LE(locator), 0x07064b50)
  assert.equal(bytes.readBigUInt64LE(locator + 8), BigInt(5 * GIB + 51))
  assert.equal(bytes.readUInt32LE(51), 0x06064b50)
  assert.equal(bytes.readBigUInt64LE(51 + 48), BigInt(5 * GIB))
})
