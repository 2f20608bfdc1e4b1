import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { sendPieces } from './send-bytes.ts'

/** A response on a connection that keeps what is written, and has so many bytes of it left to write. */
function response(left: number) {
  const written: Uint8Array[] = []
  const socket = { write: (bytes: Uint8Array) => written.push(bytes) > 0, writableLength: left }
  const res = { socket, end: () => {} } as unknown as ServerResponse
  return { res, text: () => Buffer.concat(written).toString() }
}

const pieces = (...texts: string[]) => texts.map((text) => Buffer.from(text))

test('writes the pieces as one', () => {
  const { res, text } = response(0)
  sendPieces(res, pieces('een ', 'twee ', 'drie'))
  expect(text()).toBe('een twee drie')
})

test('does not reuse the memory of a response that is still being written', () => {
  const slow = response(5)
  sendPieces(slow.res, pieces('langzame ', 'lezer'))
  const next = response(0)
  sendPieces(next.res, pieces('een ander'))
  expect(slow.text()).toBe('langzame lezer')
  expect(next.text()).toBe('een ander')
})

test('writes more than fits into that memory', () => {
  const { res, text } = response(0)
  const long = 'lang '.repeat(20_000)
  sendPieces(res, pieces('kop ', long))
  expect(text()).toBe(`kop ${long}`)
})
