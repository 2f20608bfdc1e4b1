import { expect, test } from 'vitest'
import { answersOf } from '../../../forms/wizard/answers.ts'
import { fakeSale, fakeTicketType } from '../fake-sale.ts'
import { canBegin, choosableTypes, goneTypes, ticketsStep, withChosenTickets } from './tickets-step.ts'

const entry = (kind: 'offer' | 'invitation') => ({
  ...{ kind, typeId: 1, places: 2, until: '2026-11-20T08:00:00.000Z' },
})
const invited = fakeTicketType({ access: 'invitation' })
const full = fakeTicketType({ state: 'full', left: 0 })

test('begins for whoever finds place, and for nobody where all is taken', () => {
  expect(canBegin(fakeSale([fakeTicketType(), full]))).toBe(true)
  expect(canBegin(fakeSale([full], { state: 'full' }))).toBe(false)
})

test.each([
  ['that only invites', [invited], 'closed'],
  ['that is full for others', [full], 'full'],
] as const)('begins for the invited of an event %s, and for nobody else', (_, types, state) => {
  const sale = fakeSale([...types], { state })
  expect(canBegin(sale)).toBe(false)
  expect(canBegin({ ...sale, entry: entry('invitation') })).toBe(true)
})

test('begins for nobody once the event was cancelled or its sale has ended', () => {
  const sale = { ...fakeSale([fakeTicketType()], { state: 'cancelled' }), entry: entry('offer') }
  expect(canBegin(sale)).toBe(false)
  const closed = { ...fakeSale([fakeTicketType({ state: 'closed' })], { state: 'closed' }), entry: entry('offer') }
  expect(canBegin(closed)).toBe(false)
})

test('keeps the tickets of an invitation that was withdrawn, or has fewer places by now', () => {
  const sale = fakeSale([{ ...invited, id: 1 }])
  const types = [[1, 3]]
  const left = { ...sale, entry: { ...entry('invitation'), places: 1 } }
  for (const one of [sale, left])
    expect(
      choosableTypes(withChosenTickets(one, { kaart1: '3' })).map(({ type, most }) => [type.id, Math.min(most, 3)]),
    ).toEqual(types)
})

test('keeps the tickets that were chosen to be had, and no others', () => {
  const sale = fakeSale([{ ...full, left: 1, most: 1 }, { ...full, id: 2 }, fakeTicketType({ id: 3, left: 4 })])
  const kept = withChosenTickets(sale, { kaart1: '3', kaart2: '0', kaart3: '2' })
  expect(choosableTypes(kept).map(({ type, most }) => [type.id, most])).toEqual([
    [1, 3],
    [3, 4],
  ])
})

test('names the chosen tickets that can no longer be chosen, and is not done with the others alone', () => {
  const off = fakeTicketType({ id: 2, name: 'Leerling', state: 'closed' })
  const sale = fakeSale([fakeTicketType(), off, fakeTicketType({ id: 3, state: 'closed' })])
  const typed = { kaart1: '1', kaart2: '1', kaart3: '0' }
  const gone = goneTypes(sale, typed)
  expect(gone).toEqual([off])
  expect(goneTypes(withChosenTickets(sale, typed), typed)).toEqual([])
  const problems = (types: typeof gone) =>
    ticketsStep(sale, null, types).problemsOf({ kaart1: 1, payer: 'company', code: '' }, answersOf(new Map()))
  expect(problems(gone)).toEqual({ kaart1: 'Leerling kunt u niet meer kiezen. Kies een andere kaart.' })
  expect(problems([])).toEqual({})
})
