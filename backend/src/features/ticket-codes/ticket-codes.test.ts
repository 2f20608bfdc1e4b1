import { generateKeyPairSync } from 'node:crypto'
import { isSignedTicketCode } from '@gevel/contract/check-ticket-code'
import { readShortCode, readTicketCode, shortCodeInGroups } from '@gevel/contract/ticket-codes'
import { expect, test } from 'vitest'
import { signTicketCode, ticketAddress, ticketKeys } from './sign-code'

const ticket = { event: 812, ticket: 4_294_967_297, generation: 3 }
const code = signTicketCode(ticket)

async function isValid(text: string): Promise<boolean> {
  const read = readTicketCode(text)
  return read !== undefined && (await isSignedTicketCode(read, ticketKeys))
}

test('reads one ticket from its bare code and from its address', async () => {
  expect(code).toHaveLength(104)
  for (const text of [code, ` ${code}\n`, ticketAddress(code), `${ticketAddress(code)}?utm_source=mail#x`]) {
    expect(readTicketCode(text)).toMatchObject(ticket)
    expect(await isValid(text), text).toBe(true)
  }
})

test('rejects a code of which any character was changed', async () => {
  const changed = Array.from(
    code,
    (character, at) => code.slice(0, at) + (character === 'x' ? 'y' : 'x') + code.slice(at + 1),
  )
  for (const one of changed) expect(await isValid(one), one).toBe(false)
})

test('rejects a code of another key, and of a key with the same number', async () => {
  const read = readTicketCode(code)
  const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x ?? ''
  if (!read) throw new Error('The code cannot be read')
  expect(await isSignedTicketCode(read, [{ id: read.keyId, key: other }])).toBe(false)
  expect(await isSignedTicketCode(read, [{ id: read.keyId + 1, key: ticketKeys[0]?.key ?? '' }])).toBe(false)
})

test.each(['', 'x', code.slice(1), `${code}a`, `${code.slice(0, -1)}€`, 'https://gevel.example/t/', `/t/${code}/t/`])(
  'reads nothing in %j',
  (text) => expect(readTicketCode(text)).toBeUndefined(),
)

test('gives each generation of a ticket its own code, and that one the same again', () => {
  expect(signTicketCode({ ...ticket, generation: 4 })).not.toBe(code)
  expect(signTicketCode({ ...ticket })).toBe(code)
})

test('reads a short code as people type it', () => {
  expect(shortCodeInGroups('7K3MQ9XW2F')).toBe('7K3M-Q9XW-2F')
  expect(readShortCode(' 7k3m q9xw-2f ')).toBe('7K3MQ9XW2F')
  expect(readShortCode('OIL0-OIL0-00')).toBe('0110011000')
  expect(readShortCode('Kroon')).toBeUndefined()
})
