import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { appendChecksum, textChecksum } from './checksum.ts'

test.each([0, 1, 2, 3, 63, 64, 1_000, 65_535, 65_536, 300_001])('appends a text of %i bytes to a checksum', (bytes) => {
  const text = randomBytes(bytes)
  for (const before of [Buffer.alloc(0), Buffer.from('a'), randomBytes(500)]) {
    expect(appendChecksum(crc32(before), textChecksum(text))).toBe(crc32(Buffer.concat([before, text])))
  }
})
