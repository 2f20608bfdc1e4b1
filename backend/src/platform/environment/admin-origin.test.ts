import { expect, test } from 'vitest'
import { adminOriginsOf } from './admin-origin'

const PORT = 1337

test.each(['127.0.0.1', 'localhost'])('has both loopback names without BACKEND_URL at %s, its own first', (HOST) => {
  const origins = adminOriginsOf({ HOST, PORT })
  expect(origins[0]).toBe(`http://${HOST}:1337`)
  expect(origins.toSorted()).toEqual(['http://127.0.0.1:1337', 'http://localhost:1337'])
})

test.each(['0.0.0.0', '::'])('has the loopback names without BACKEND_URL at %s, which no browser can open', (HOST) =>
  expect(adminOriginsOf({ HOST, PORT })).toEqual(['http://localhost:1337', 'http://127.0.0.1:1337']),
)

test.each(['localhost', '127.0.0.1'])('has both loopback names when BACKEND_URL has %s', (host) => {
  const origins = adminOriginsOf({ BACKEND_URL: `http://${host}:31337`, HOST: '0.0.0.0', PORT })
  expect(origins[0]).toBe(`http://${host}:31337`)
  expect(origins.toSorted()).toEqual(['http://127.0.0.1:31337', 'http://localhost:31337'])
})

test('has only the address of another host', () =>
  expect(adminOriginsOf({ HOST: '10.0.0.7', PORT })).toEqual(['http://10.0.0.7:1337']))

test('has only the address of a host of IPv6', () =>
  expect(adminOriginsOf({ HOST: '::1', PORT })).toEqual(['http://[::1]:1337']))

test('has only the origin of BACKEND_URL when it is set', () =>
  expect(adminOriginsOf({ BACKEND_URL: 'https://redactie.example.nl/beheer', HOST: '127.0.0.1', PORT })).toEqual([
    'https://redactie.example.nl',
  ]))
