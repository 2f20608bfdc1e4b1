import { beforeAll, expect, test, vi } from 'vitest'
import { defineForm, RENDERED_AT } from '../../forms/schema/define-form.ts'
import { readForm } from '../../forms/server/read-form.server.ts'
import { DECOY, PROOF } from '../bot-check-data.ts'
import { beginCheck } from './begin-check.server.ts'
import { checkVisitor } from './check-visitor.server.ts'

vi.mock('./challenge.server.ts', () => ({
  proofOfWork: async (text: string) => (text === 'solved' ? 'the-id' : undefined),
}))

const form = defineForm({ email: { type: 'email', label: 'E-mailadres', validation: 'required' } }, { name: 'tip' })
const second = 1_000
const day = 24 * 60 * 60 * second

let renderedAt: string
let renderedAtMs: number
beforeAll(() => {
  renderedAtMs = Date.now()
  renderedAt = beginCheck(form).renderedAt
})

/** The result of checking a form that was sent this long after it was rendered. */
async function check(sent: Record<string, string>, ageMs: number) {
  const body = new URLSearchParams({ email: 'a@b.nl', [RENDERED_AT]: renderedAt, [DECOY]: '', ...sent })
  const read = await readForm(new Request('http://site/x', { method: 'POST', body }), form)
  if (!read.valid) throw new Error('It breaks a rule')
  const checked = await checkVisitor(form, read, renderedAtMs + ageMs)
  return 'rejection' in checked ? { ...checked.rejection.data, status: checked.rejection.init?.status } : checked
}

test('accepts a form with a proof at once, and passes its id on', async () => {
  expect(await check({ [PROOF]: 'solved' }, 0)).toEqual({ proof: 'the-id' })
})

test.each([
  ['no proof', {}],
  ['one that does not count', { [PROOF]: 'stale' }],
])('accepts a form with %s one after three seconds', async (_, sent) => {
  expect(await check(sent, 4 * second)).toEqual({ proof: undefined })
})

test('rejects it earlier, and preserves the input and the first time of rendering', async () => {
  const refused = await check({}, 1 * second)
  expect(refused).toMatchObject({ status: 422, form: 'tip', title: 'Nog niet verstuurd' })
  expect(refused).toHaveProperty('entries', { email: 'a@b.nl', [RENDERED_AT]: renderedAt })
})

test('reports that a page was open for days, and restarts the time', async () => {
  const refused = await check({}, 2 * day)
  expect(refused).toMatchObject({ status: 422, message: expect.stringContaining('stond lang open') })
  expect(refused).not.toHaveProperty(['entries', RENDERED_AT], renderedAt)
})

test('does not reveal to a bot which check failed', async () => {
  const tooSoon = await check({}, 1 * second)
  const words = 'message' in tooSoon ? tooSoon.message : ''
  const bots: Record<string, string>[] = [
    { [DECOY]: 'https://kwaad.example' },
    { [DECOY]: 'x', [PROOF]: 'solved' },
    { [RENDERED_AT]: 'x' },
  ]
  for (const sent of bots) expect(await check(sent, 4 * second)).toMatchObject({ status: 422, message: words })
})

test('requires a name for the form', () => {
  expect(() => beginCheck(defineForm({}))).toThrow('needs a name')
})
