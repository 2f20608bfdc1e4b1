import { beforeAll, expect, test, vi } from 'vitest'
import { DRAWN, defineForm } from '../../forms/schema/define-form.ts'
import { readForm } from '../../forms/server/read-form.server.ts'
import { DECOY, PROOF } from '../begun-check.ts'
import { beginCheck } from './begin-check.server.ts'
import { checkVisitor } from './check-visitor.server.ts'

vi.mock('./challenge.server.ts', () => ({
  proofOfWork: async (text: string) => (text === 'solved' ? 'the-id' : undefined),
}))

const form = defineForm({ email: { type: 'email', label: 'E-mailadres', validation: 'required' } }, { name: 'tip' })
const second = 1_000
const day = 24 * 60 * 60 * second

let drawn: string
beforeAll(() => {
  drawn = beginCheck(form).drawn
})

/** What becomes of a form that was sent so long after it was drawn. */
async function check(sent: Record<string, string>, ageMs: number) {
  const body = new URLSearchParams({ email: 'a@b.nl', [DRAWN]: drawn, [DECOY]: '', ...sent })
  const read = await readForm(new Request('http://site/x', { method: 'POST', body }), form)
  if (!read.valid) throw new Error('It breaks a rule')
  const checked = await checkVisitor(form, read, Date.now() + ageMs)
  return 'rejection' in checked ? { ...checked.rejection.data, status: checked.rejection.init?.status } : checked
}

test('who brings a proof goes at once, and its id is told', async () => {
  expect(await check({ [PROOF]: 'solved' }, 0)).toEqual({ proof: 'the-id' })
})

test.each([
  ['no proof', {}],
  ['one that does not count', { [PROOF]: 'stale' }],
])('with %s one goes after three seconds', async (_, sent) => {
  expect(await check(sent, 4 * second)).toEqual({ proof: undefined })
})

test('sooner it is refused, with what was typed and the moment of the first drawing kept', async () => {
  const refused = await check({}, 1 * second)
  expect(refused).toMatchObject({ status: 422, form: 'tip', title: 'Nog niet verstuurd' })
  expect(refused).toHaveProperty('kept', { email: 'a@b.nl', [DRAWN]: drawn })
})

test('a page that lay open for days says so, and begins anew', async () => {
  const refused = await check({}, 2 * day)
  expect(refused).toMatchObject({ status: 422, message: expect.stringContaining('stond lang open') })
  expect(refused).not.toHaveProperty(['kept', DRAWN], drawn)
})

test('a bot does not learn from the words what it ran into', async () => {
  const tooSoon = await check({}, 1 * second)
  const words = 'message' in tooSoon ? tooSoon.message : ''
  const bots: Record<string, string>[] = [
    { [DECOY]: 'https://kwaad.example' },
    { [DECOY]: 'x', [PROOF]: 'solved' },
    { [DRAWN]: 'x' },
  ]
  for (const sent of bots) expect(await check(sent, 4 * second)).toMatchObject({ status: 422, message: words })
})

test('a form without a name has no check', () => {
  expect(() => beginCheck(defineForm({}))).toThrow('needs a name')
})
