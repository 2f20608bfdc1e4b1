import type { Draft, DraftReference } from '@gevel/contract/drafts'
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { defineForm } from '../../schema/define-form.ts'
import { isFailure } from '../../schema/failure.ts'
import { defineStep } from '../define-step.ts'
import { defineWizard } from '../define-wizard.ts'
import type { StepView } from '../wizard-view.ts'
import { startMemoryDrafts } from './test-drafts.ts'

const whoForm = defineForm(
  {
    who: {
      type: 'radio',
      label: 'Wie',
      validation: 'required',
      options: [
        { value: 'person', label: 'Particulier' },
        { value: 'company', label: 'Bedrijf' },
      ],
    },
  },
  { name: 'wie' },
)
const companyForm = defineForm(
  { company: { type: 'text', label: 'Bedrijf', validation: 'required' } },
  { name: 'bedrijf' },
)
const amountForm = defineForm(
  {
    amount: { type: 'number', label: 'Aantal', validation: 'required', min: 1 },
    reason: { type: 'text', label: 'Reden' },
  },
  { name: 'aantal' },
)
const checkForm = defineForm({ now: { type: 'checkbox', label: 'Nu' } }, { name: 'controle' })

const wizard = defineWizard({
  ...{ name: 'proef', title: 'Proef', submitLabel: 'Versturen', reassurance: '', startHref: '/proef' },
  stepHref: ({ draft, step }) => `/proef/${draft}/${step}`,
  doneHref: ({ number }) => `/proef/klaar/${number}`,
  steps: [
    defineStep({ name: 'wie', title: 'Wie', question: 'Wie?', form: whoForm }),
    defineStep({
      ...{ name: 'bedrijf', title: 'Bedrijf', question: 'Welk?', form: companyForm },
      isNeeded: (answers) => answers.find(whoForm)?.who === 'company',
    }),
    defineStep({
      ...{ name: 'aantal', title: 'Aantal', question: 'Hoeveel?', form: amountForm },
      check: ({ amount, reason }) => (amount > 10 && reason === '' ? { reason: 'Een reden is verplicht.' } : {}),
      summary: ({ amount }) => [{ label: 'Aantal', value: String(amount) }],
    }),
    defineStep({ name: 'controle', title: 'Controle', question: 'Klopt het?', form: checkForm }),
  ],
})

type Kit = typeof import('./wizard-action.server.ts') &
  typeof import('./wizard-loader.server.ts') &
  typeof import('./begin-wizard.server.ts')
let kit: Kit
let backend: Awaited<ReturnType<typeof startMemoryDrafts>>
let submissions: { amount: number; draft: DraftReference; now: unknown }[]
let id: string

beforeAll(async () => {
  backend = await startMemoryDrafts()
  vi.stubEnv('BACKEND_URL', backend.url)
  vi.resetModules()
  kit = {
    ...(await import('./wizard-action.server.ts')),
    ...(await import('./wizard-loader.server.ts')),
    ...(await import('./begin-wizard.server.ts')),
  }
})
afterAll(() => {
  vi.unstubAllEnvs()
  backend.stop()
})

beforeEach(async () => {
  submissions = []
  id = await begin({ wie: { who: 'person' }, aantal: { amount: '3', reason: '' } })
})

const key = 'k'.repeat(43)

/** A draft with these steps done. */
async function begin(entries: Draft['entries']): Promise<string> {
  const response = await kit.beginWizard(argsFor('/proef', {}), wizard)
  const [, , draft = ''] = response.headers.get('location')?.split('/') ?? []
  const stored = backend.drafts.get(draft)
  if (!stored) throw new Error('It was not stored')
  const stepVersions = Object.fromEntries(Object.entries(entries).map(([step, given]) => [step, JSON.stringify(given)]))
  backend.drafts.set(draft, { ...stored, entries, done: Object.keys(entries), stepVersions })
  return draft
}

function argsFor(path: string, fields: Record<string, string> | null) {
  const url = new URL(path, 'http://site')
  const [, , draft = '', step = ''] = url.pathname.split('/')
  const headers = { cookie: `gevel_drafts=${key}` }
  const body = fields && new URLSearchParams({ _form: step, ...fields })
  const request = new Request(url, body ? { method: 'POST', headers, body } : { headers })
  return { request, url, params: { draft, step }, context: new RouterContextProvider() }
}

/** Posts the form of a step: where it leads, or why it is rejected. */
async function post(step: string, fields: Record<string, string>, shown?: () => unknown) {
  const response = await kit.wizardAction(argsFor(`/proef/${id}/${step}`, fields), wizard, {
    title: 'Niet verstuurd',
    shown,
    submit: async ({ answers, sent, draft }) => {
      submissions.push({ amount: answers.get(amountForm).amount, draft, now: sent.entries.now })
      return Response.redirect('http://site/proef/klaar/7')
    },
  })
  if (response instanceof Response) return response.headers.get('location')?.replace(id, 'id')
  if (!isFailure(response.data)) throw new Error('Not a failure')
  return { status: response.init?.status, message: response.data.message, fields: response.data.fields }
}

/** Opens the page of a step: what it shows, or where it leads. */
async function open(step: string, shown?: () => unknown): Promise<StepView | string | null | undefined> {
  try {
    const { data } = await kit.wizardLoader(argsFor(`/proef/${id}/${step}`, null), wizard, { shown })
    return data.wizard.kind === 'step' ? data.wizard : data.wizard.kind
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location')?.replace(id, 'id')
    throw thrown
  }
}

async function view(step: string, shown?: () => unknown): Promise<StepView> {
  const opened = await open(step, shown)
  if (typeof opened !== 'object' || opened === null) throw new Error(`It leads to ${opened}`)
  return opened
}

const entriesOf = (step: string) => backend.drafts.get(id)?.entries[step]

describe('a step', () => {
  test('leads to the next one that is needed', async () => {
    expect(await post('wie', { who: 'person' })).toBe('/proef/id/aantal')
    expect(await post('wie', { who: 'company' })).toBe('/proef/id/bedrijf')
  })

  test('leads to the step after this page, whatever was done before', async () => {
    // the reader was at the last step and went back in the browser
    await view('controle')
    expect(await post('wie', { who: 'person' })).toBe('/proef/id/aantal')
    expect(await post('aantal', { amount: '4' })).toBe('/proef/id/controle')
  })

  test('leads back to the summary that it was opened from', async () => {
    const { steps } = await view('controle')
    expect(steps.map(({ changeHref }) => changeHref?.replace(id, 'id'))).toEqual([
      '/proef/id/wie?wijzig',
      '/proef/id/aantal?wijzig',
      undefined,
    ])
    expect(await post('wie?wijzig', { who: 'person' })).toBe('/proef/id/controle')
    expect((await view('wie?wijzig')).submitLabel).toBe('Verder naar controle')
  })

  test.each([
    ['/proef/id/wie', {}],
    ['/proef/id/bedrijf', { wie: { who: 'company' }, aantal: { amount: '3' } }],
    ['/proef/id/aantal', { wie: { who: 'person' } }],
    ['/proef/id/aantal', { wie: { who: 'person' }, aantal: { amount: '0' } }],
    ['/proef/id/aantal', { wie: { who: 'person' }, aantal: { amount: '11', reason: '' } }],
  ])('is refused while an earlier one is missing: leads to %s after %j', async (missing, entries) => {
    id = await begin(entries)
    expect(await open('controle')).toBe(missing)
    expect(await post('controle', { now: 'on' })).toBe(missing)
    expect(submissions).toEqual([])
    // what was typed there is not lost
    expect(entriesOf('controle')).toEqual({ now: true })
  })

  test('that is not needed, or unknown, is not shown', async () => {
    expect(await open('bedrijf')).toBe('/proef/id/controle')
    await expect(open('onzin')).rejects.toMatchObject({ init: { status: 404 } })
  })

  test('shows its messages with its input, which is stored', async () => {
    expect(await post('aantal', { amount: 'veel', reason: 'Feest' })).toMatchObject({
      status: 422,
      fields: { amount: ['Vul een getal in.'] },
    })
    expect(entriesOf('aantal')).toEqual({ amount: 'veel', reason: 'Feest' })
    expect(await open('controle')).toBe('/proef/id/aantal')
    expect((await view('aantal')).entries).toEqual({ amount: 'veel', reason: 'Feest' })
  })

  test('shows the messages of its own check', async () => {
    const rejection = { status: 422, fields: { reason: ['Een reden is verplicht.'] } }
    expect(await post('aantal', { amount: '11' })).toMatchObject(rejection)
    expect(await post('aantal', { amount: '11', reason: 'Feest' })).toBe('/proef/id/controle')
  })

  test('goes back with what was typed, valid or not', async () => {
    expect(await post('aantal', { amount: 'veel', _previous: 'yes' })).toBe('/proef/id/wie')
    expect((await view('aantal')).entries).toMatchObject({ amount: 'veel' })
    expect(await post('wie', { who: 'person' })).toBe('/proef/id/aantal')
  })

  test('goes back from the last one with its tick', async () => {
    expect(await post('controle', { now: 'on', _previous: 'yes' })).toBe('/proef/id/aantal')
    expect((await view('controle')).entries).toEqual({ now: true })
  })

  test('ignores the form of another step', async () => {
    expect(await post('aantal', { _form: 'wie', who: 'company' })).toMatchObject({ status: 422 })
    expect(await post('aantal', { _form: 'wie', amount: '4' })).toBe('/proef/id/aantal')
    expect(entriesOf('aantal')).toEqual({ amount: '3', reason: '' })
  })

  test('keeps the edition of its page', async () => {
    expect(await post('wie?pro', { who: 'person' })).toBe('/proef/id/aantal?pro')
  })

  test('shows a draft that is gone as such, and sends nothing', async () => {
    id = crypto.randomUUID()
    expect(await open('wie')).toBe('gone')
    expect(await post('controle', { now: 'on' })).toBe('/proef/id/controle')
  })
})

describe('the last submission', () => {
  test('has the answers and the version that were shown', async () => {
    const { summaryKey } = await view('controle')
    expect(await post('controle', { now: 'on', _summary: summaryKey })).toBe('http://site/proef/klaar/7')
    const version = backend.drafts.get(id)?.version
    expect(submissions).toEqual([{ amount: 3, now: true, draft: { id, key, version } }])
  })

  const changed = { status: 409, message: expect.stringContaining('gewijzigd') }

  test('is rejected when an answer was changed since, and the new summary is shown', async () => {
    const { summaryKey, steps } = await view('controle')
    expect(steps.flatMap(({ rows }) => rows)).toEqual([{ label: 'Aantal', value: '3' }])
    await post('aantal', { amount: '5' })
    expect(await post('controle', { now: 'on', _summary: summaryKey })).toMatchObject(changed)
    expect(submissions).toEqual([])
    const again = await view('controle')
    expect(again.steps.flatMap(({ rows }) => rows)).toEqual([{ label: 'Aantal', value: '5' }])
    expect(again.entries).toEqual({ now: true })
    await post('controle', { now: 'on', _summary: again.summaryKey })
    expect(submissions.map(({ amount }) => amount)).toEqual([5])
  })

  test('is rejected when the price is another than was shown', async () => {
    const { summaryKey } = await view('controle', () => ({ price: 1_000 }))
    expect(await post('controle', { _summary: summaryKey }, () => ({ price: 1_100 }))).toMatchObject(changed)
    expect(await post('controle', { _summary: summaryKey }, () => ({ price: 1_000 }))).toBe('http://site/proef/klaar/7')
  })

  test('is rejected without a summary', async () => {
    expect(await post('controle', { now: 'on' })).toMatchObject(changed)
  })

  test('is not needed again: every step of a sent draft leads to what became of it', async () => {
    const draft = backend.drafts.get(id)
    if (draft) backend.drafts.set(id, { ...draft, result: { number: 'B-1' }, entries: {}, done: [] })
    for (const step of ['wie', 'aantal', 'controle']) expect(await open(step)).toBe('/proef/klaar/B-1')
    expect(await post('controle', { now: 'on', _summary: 'x' })).toBe('/proef/klaar/B-1')
    expect(submissions).toEqual([])
  })
})

test('begins in a cookie for this site alone, which lasts as long as the draft', async () => {
  const response = await kit.beginWizard(argsFor('/proef', {}), wizard)
  expect(response.headers.get('set-cookie')).toBe(
    `gevel_drafts=${key}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
  )
  const first = { step: 'wie', entries: { who: 'person' } }
  const begun = await kit.beginWizard(argsFor('/proef', {}), wizard, first)
  expect(begun.headers.get('location')).toMatch(/^\/proef\/[-0-9a-f]{36}\/aantal$/)
})
