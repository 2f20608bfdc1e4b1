import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { makeChallenge, proofOfWork } from './challenge.server.ts'

type Solved = {
  challenge: Awaited<ReturnType<typeof makeChallenge>>
  solution: { counter: number; derivedKey: string }
}

async function solve(): Promise<Solved> {
  const challenge = await makeChallenge(Date.now())
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('Not solved')
  return { challenge, solution }
}

let solved: Solved
beforeAll(async () => {
  solved = await solve()
}, 30_000)
afterEach(() => vi.useRealTimers())

const proof = (changed: object = {}) => proofOfWork(JSON.stringify({ ...solved, ...changed }))

test('gives a solution the same id each time, so that it can be counted once', async () => {
  const id = await proof()
  expect(id).toMatch(/^[\w-]{43}$/)
  expect(await proof()).toBe(id)
})

test('gives two challenges different ids', async () => {
  const other = await solve()
  expect(await proofOfWork(JSON.stringify(other))).not.toBe(await proof())
}, 30_000)

test('accepts a solution for ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 9 * 60_000)
  expect(await proof()).toBeDefined()
  vi.setSystemTime(Date.now() + 2 * 60_000)
  expect(await proof()).toBeUndefined()
})

test('rejects a challenge that was made easier or longer', async () => {
  const { parameters, signature } = solved.challenge
  for (const changed of [
    { expiresAt: (parameters.expiresAt ?? 0) + 600 },
    { expiresAt: undefined },
    { cost: 1 },
    { keySignature: '0'.repeat(64) },
    { keySignature: undefined },
    { keyPrefix: '0'.repeat(32) },
    { nonce: '0'.repeat(32) },
  ]) {
    const challenge = { parameters: { ...parameters, ...changed }, signature }
    expect(await proof({ challenge }), JSON.stringify(changed)).toBeUndefined()
  }
  expect(await proof({ challenge: { parameters, signature: '0'.repeat(64) } })).toBeUndefined()
})

test('rejects a wrong solution', async () => {
  const { counter, derivedKey } = solved.solution
  for (const solution of [
    { counter, derivedKey: '0'.repeat(64) },
    // the public half of the key
    { counter, derivedKey: `${solved.challenge.parameters.keyPrefix}${'0'.repeat(32)}` },
    { counter: -1, derivedKey },
    { counter },
    null,
  ]) {
    expect(await proof({ solution }), JSON.stringify(solution)).toBeUndefined()
  }
})

test.each(['', 'null', '[]', '{}', '{"challenge":{}}', '{', 'é', '"__proto__"'])('rejects %s', async (text) => {
  expect(await proofOfWork(text)).toBeUndefined()
})
