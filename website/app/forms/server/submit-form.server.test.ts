import { expect, it } from 'vitest'
import { AccountProblem } from '../../content/account-problem.ts'
import { defineForm } from '../schema/define-form.ts'
import { submitForm, submitOneOf } from './submit-form.server.ts'

const email = { type: 'email', label: 'E-mailadres', validation: 'required|email' } as const
const logInForm = defineForm({ email, password: { type: 'password', label: 'Wachtwoord' } })
const forms = { change: defineForm({ email }, { name: 'change' }), stop: defineForm({}, { name: 'stop' }) }
const title = 'Inloggen is niet gelukt'

function post(values: Record<string, string>) {
  return new Request('http://site/x', { method: 'POST', body: new URLSearchParams(values) })
}

function problem(code: string, message = 'Dat klopt niet.') {
  return AccountProblem.of({ data: null, error: { status: 400, name: 'ApplicationError', message, details: { code } } })
}

const failing = (error: unknown) => () => Promise.reject(error)
const valid = () => post({ email: 'a@b.nl', password: 'geheim' })

it('returns the result of the submission', async () => {
  expect(await submitForm(valid(), logInForm, { title }, async ({ values }) => values.email)).toBe('a@b.nl')
})

it('does not submit an invalid form', async () => {
  const result = await submitForm(post({ email: 'x' }), logInForm, { title }, failing(new Error('submitted')))
  expect(result).toMatchObject({ data: { entries: { email: 'x' } }, init: { status: 422 } })
})

it('shows an error of the account API in the form, with its input but no password', async () => {
  const { data, init } = await submitForm(valid(), logInForm, { title }, failing(problem('user-not-found')))
  expect(data).toEqual({
    ...{ code: 'user-not-found', title, message: 'Dat klopt niet.', fields: {} },
    entries: expect.objectContaining({ email: 'a@b.nl' }),
  })
  expect(data.entries).not.toHaveProperty('password')
  expect(init?.status).toBe(422)
})

it.each([
  ['too-many-requests', 429, 'Even wachten'],
  ['network-request-failed', 503, 'Geen verbinding'],
])('%s is a %i with a title of its own', async (code, status, above) => {
  const { data, init } = await submitForm(valid(), logInForm, { title }, failing(problem(code)))
  expect([data.title, init?.status]).toEqual([above, status])
})

it("uses the form's own message for an error", async () => {
  const explain = ({ message }: AccountProblem) => ({ fields: { password: message }, status: 401 })
  const { data, init } = await submitForm(valid(), logInForm, { title, explain }, failing(problem('wrong-password')))
  expect(data).toMatchObject({ fields: { password: ['Dat klopt niet.'] } })
  expect(data).not.toHaveProperty('message')
  expect(init?.status).toBe(401)
})

it('rethrows an error that the account API did not return', async () => {
  await expect(submitForm(valid(), logInForm, { title }, failing(new Error('a mistake')))).rejects.toThrow('a mistake')
})

it('submits one of several forms under its name, with its own title', async () => {
  const titles = { title: ({ which }: { which: string }) => `${which} is niet gelukt` }
  const sent = post({ _form: 'stop' })
  expect(await submitOneOf(sent.clone(), forms, titles, async ({ which }) => which)).toBe('stop')
  const { data } = await submitOneOf(sent, forms, titles, failing(problem('operation-not-allowed')))
  expect(data).toMatchObject({ form: 'stop', title: 'stop is niet gelukt' })
})
