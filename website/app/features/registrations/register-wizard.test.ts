import type { Draft } from '@gevel/contract/drafts'
import type { VisitorSale } from '@gevel/contract/event-sales'
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { answersOf } from '../../forms/wizard/answers.ts'
import { startMemoryDrafts } from '../../forms/wizard/server/test-drafts.ts'
import { fakeSale, fakeTicketType } from './fake-sale.ts'
import { registerWizard } from './register-wizard.ts'
import { ticketsStep, withChosenTickets } from './steps/tickets-step.ts'

let backend: Awaited<ReturnType<typeof startMemoryDrafts>>
let wizardAction: typeof import('../../forms/wizard/server/wizard-action.server.ts').wizardAction

beforeAll(async () => {
  backend = await startMemoryDrafts()
  vi.stubEnv('BACKEND_URL', backend.url)
  vi.resetModules()
  wizardAction = (await import('../../forms/wizard/server/wizard-action.server.ts')).wizardAction
})
afterAll(() => {
  vi.unstubAllEnvs()
  backend.stop()
})

const id = 'd1f6b0a4-5f0e-4a53-9a8e-0c7a51d9a001'
const kaarten = { kaart1: '2', payer: 'company', code: '' }
const draft: Draft = {
  ...{ id, entries: { kaarten }, done: ['kaarten'], version: '1', stepVersions: { kaarten: '1' }, files: [] },
  ...{ isOfAccount: false, result: null, savedAt: '2026-11-20T09:42:00.000Z' },
}

/** Sends who come, or the payer, with the sale as it is then. */
async function send(step: string, fields: Record<string, string>, sale: VisitorSale): Promise<string | null> {
  const url = new URL(`/aanmelden/9/${id}/${step}`, 'http://site')
  const headers = { cookie: `gevel_drafts=${'k'.repeat(43)}` }
  const request = new Request(url, { method: 'POST', headers, body: new URLSearchParams({ _form: step, ...fields }) })
  const args = { request, url, params: { draft: id, step }, context: new RouterContextProvider() }
  const sending = { title: 'Niet ingeschreven', submit: () => Promise.reject(new Error('It was sent')) }
  const response = await wizardAction(args, registerWizard(withChosenTickets(sale, kaarten), null), sending)
  return response instanceof Response ? response.headers.get('location') : null
}

const people = {
  ...{ 'bezoeker0.name': 'Anneke Smit', 'bezoeker0.email': 'anneke@lezers.example', 'bezoeker0.company': '' },
  ...{ 'bezoeker1.name': 'Bas Terlouw', 'bezoeker1.email': 'bas@lezers.example', 'bezoeker1.company': '' },
}

test.each([
  ['too few are left', fakeTicketType({ left: 1 })],
  ['none is left', fakeTicketType({ state: 'waiting', left: 0 })],
  ['it is no longer sold', fakeTicketType({ state: 'closed' })],
  ['the invitation was withdrawn', fakeTicketType({ access: 'invitation' })],
])('keeps the names that were typed meanwhile when %s', async (_, type) => {
  backend.drafts.set(id, draft)
  expect(await send('bezoekers', people, fakeSale([type]))).toBe(`/aanmelden/9/${id}/controle`)
  expect(backend.drafts.get(id)?.entries.bezoekers).toMatchObject({
    bezoeker0: { name: 'Anneke Smit' },
    bezoeker1: { name: 'Bas Terlouw' },
  })
})

test('is not done with its tickets while there is none to choose', () => {
  const step = ticketsStep(fakeSale([fakeTicketType({ state: 'waiting', left: 0 })]), null)
  expect(step.problemsOf({ code: '' }, answersOf(new Map()))).toEqual({
    code: 'Er is nu geen kaart die u kunt kiezen.',
  })
})
