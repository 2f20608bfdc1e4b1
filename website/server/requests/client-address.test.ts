import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { serve, stopServers } from '../testing/servers.ts'
import { clientAddress } from './client-address.ts'

afterEach(stopServers)

async function clientOf(trusted: string, forwardedFor?: string): Promise<string> {
  const addressOf = clientAddress(trusted)
  const origin = await serve(createServer((req, res) => res.end(addressOf(req))))
  const headers = forwardedFor === undefined ? undefined : { 'x-forwarded-for': forwardedFor }
  return (await fetch(origin, headers && { headers })).text()
}

test.each([
  ['no proxy', 'loopback', undefined, '127.0.0.1'],
  ['a proxy on this machine', 'loopback', '203.0.113.7', '203.0.113.7'],
  ['an address that the visitor forged', 'loopback', '1.2.3.4, 203.0.113.7', '203.0.113.7'],
  ['a second proxy in a trusted network', 'loopback, 10.0.0.0/8', '203.0.113.7, 10.1.2.3', '203.0.113.7'],
  ['a proxy that is not trusted', '10.0.0.0/8', '203.0.113.7', '127.0.0.1'],
])('with %s', async (_, trusted, forwardedFor, address) => {
  expect(await clientOf(trusted, forwardedFor)).toBe(address)
})
