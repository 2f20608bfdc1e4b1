import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router'
import { expect, test } from 'vitest'
import { preserveInput } from './preserve-input.ts'

function sending(fields: Record<string, string>): Request {
  return new Request('http://site/', { method: 'POST', body: new URLSearchParams(fields) })
}
const noConnection = () => Promise.reject(new TypeError('Failed to fetch'))

test('restores the input of the form without a connection, except for passwords', async () => {
  const request = sending({ _form: 'join', name: 'An', password: 'geheim geheim', newPassword: 'ook geheim' })
  const failure = await preserveInput({ request, serverAction: noConnection })
  // the status prevents revalidation
  expect(failure).toMatchObject({
    data: { form: 'join', entries: { _form: 'join', name: 'An' } },
    init: { status: 503 },
  })
  expect(JSON.stringify(failure)).not.toContain('geheim')
})

test('does the same when the server is overloaded', async () => {
  const request = sending({ name: 'An' })
  const busy = new ErrorResponseImpl(503, 'Service Unavailable', '<p>druk</p>')
  const failure = await preserveInput({ request, serverAction: () => Promise.reject(busy) })
  expect(failure).toMatchObject({ data: { title: 'Nog niet verstuurd', entries: { name: 'An' } } })
})

test('passes on the response of the server, and other errors', async () => {
  const request = sending({ name: 'An' })
  expect(await preserveInput({ request, serverAction: async () => 'done' })).toBe('done')
  const redirect = new Response(null, { status: 302 })
  await expect(preserveInput({ request, serverAction: () => Promise.reject(redirect) })).rejects.toBe(redirect)
})
