import { expect, test } from 'vitest'
import { decodeFile, mostBytes } from './decode-file'

test('reads UTF-8 without its byte order mark, and the Windows code page', () => {
  expect(decodeFile(new TextEncoder().encode('\uFEFFpériode'))).toBe('période')
  expect(decodeFile(new Uint8Array([0x70, 0xe9, 0x72, 0x80]))).toBe('pér€')
})

test.each([
  [new Uint8Array(mostBytes + 1), 'Hoogstens 900 kB'],
  [new Uint8Array([0x50, 0x4b, 3, 4]), 'werkmap van Excel'],
  [new Uint8Array([65, 0, 66]), 'geen tekstbestand'],
])('rejects a file that cannot be imported (%#)', (bytes, message) => {
  expect(() => decodeFile(bytes)).toThrow(message)
})
