import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { AccountProblem } from '../content/account-problem.ts'
import { unknownError } from '../content/backend/errors.ts'
import { type SessionChange, sessionChangeContext } from '../session/session-change.ts'
import { load, loadOptional } from './load.server.ts'

function loaderArgs() {
  const context = new RouterContextProvider()
  const session: SessionChange = {}
  context.set(sessionChangeContext, session)
  return { url: new URL('http://site/account/reacties?p=2'), context, session }
}

const ended = AccountProblem.of({
  data: null,
  error: {
    status: 401,
    name: 'UnauthorizedError',
    message: 'Log opnieuw in.',
    details: { code: 'user-token-expired' },
  },
})

it('returns the loaded data', async () => {
  expect(await load(loaderArgs(), Promise.resolve('news'))).toBe('news')
})

it.each([
  ['public content', unknownError('fetch failed', false)],
  ['the account API', AccountProblem.noResponse()],
])('responds with 503 and Retry-After without a response of %s', async (_, error) => {
  await expect(load(loaderArgs(), Promise.reject(error))).rejects.toMatchObject({
    data: { message: expect.stringMatching(/[a-z]/) },
    init: { status: 503, headers: { 'Retry-After': '30', 'Cache-Control': 'no-store' } },
  })
})

it('ends an expired session and leads to the log-in screen and back', async () => {
  const { session, ...page } = loaderArgs()
  const response: unknown = await load(page, Promise.reject(ended)).catch((thrown: unknown) => thrown)
  expect(session).toEqual({ to: null })
  expect(response).toBeInstanceOf(Response)
  expect((response as Response).headers.get('location')).toBe('/inloggen?terug=%2Faccount%2Freacties')
})

it('rethrows any other error', async () => {
  await expect(load(loaderArgs(), Promise.reject(new Error('a mistake')))).rejects.toThrow('a mistake')
  await expect(loadOptional(Promise.reject(new Error('a mistake')), null)).rejects.toThrow('a mistake')
})

it('continues without an optional part', async () => {
  expect(await loadOptional(Promise.reject(ended), null)).toBeNull()
  expect(await loadOptional(Promise.resolve(12), null)).toBe(12)
})
