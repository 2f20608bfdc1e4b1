import { expect, test } from 'vitest'
import { keepTyped } from './keep-typed.ts'

function sending(fields: Record<string, string>): Request {
  return new Request('http://site/', { method: 'POST', body: new URLSearchParams(fields) })
}
const noConnection = () => Promise.reject(new TypeError('Failed to fetch'))

test('what was typed in which form comes back where there is no connection, but for passwords', async () => {
  const request = sending({ _form: 'join', name: 'An', password: 'geheim geheim', newPassword: 'ook geheim' })
  const failure = await keepTyped({ request, serverAction: noConnection })
  expect(failure).toMatchObject({ form: 'join', kept: { _form: 'join', name: 'An' } })
  expect(JSON.stringify(failure)).not.toContain('geheim')
})

test('the answer of the server is passed on, and so is what it throws', async () => {
  const request = sending({ name: 'An' })
  expect(await keepTyped({ request, serverAction: async () => 'done' })).toBe('done')
  const redirect = new Response(null, { status: 302 })
  await expect(keepTyped({ request, serverAction: () => Promise.reject(redirect) })).rejects.toBe(redirect)
})
