import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStepSaver, type SaveResult, type SavingState, type UnsentStep } from './step-saver.ts'

let typed: string
let isFormBusy: boolean
let unsent: UnsentStep | null
let states: SavingState['kind'][]
let sent: { replaces: string; entries: string }[]
let results: (SaveResult | Promise<SaveResult>)[]

const saved = (version: string): SaveResult => ({ kind: 'saved', version, at: '2026-11-20T09:42:00.000Z' })
const refused: SaveResult = { kind: 'refused', message: 'Elders gewijzigd.' }

beforeEach(() => {
  vi.useFakeTimers()
  typed = ''
  isFormBusy = false
  unsent = null
  states = []
  sent = []
  results = []
})
afterEach(() => void vi.useRealTimers())

function newSaver() {
  return createStepSaver({
    read: () => (isFormBusy ? '' : typed),
    isFormBusy: () => isFormBusy,
    preserve: (given) => {
      unsent = given
    },
    send: async (step) => {
      sent.push(step)
      return results.shift() ?? saved(`v${sent.length}`)
    },
    publish: ({ kind }) => states.push(kind),
    version: 'v0',
  })
}

function type(saver: ReturnType<typeof newSaver>, text: string): void {
  typed = text
  saver.noteInput()
}

test('sends what was typed once, after a pause, and preserves it until then', async () => {
  const saver = newSaver()
  type(saver, 'J')
  await vi.advanceTimersByTimeAsync(1_000)
  type(saver, 'Jip')
  expect(unsent).toEqual({ replaces: 'v0', entries: 'Jip' })
  await vi.advanceTimersByTimeAsync(1_500)
  expect(sent).toEqual([{ replaces: 'v0', entries: 'Jip' }])
  expect([states, unsent]).toEqual([['saving', 'saved'], null])
  type(saver, 'Jip van Buiten')
  await vi.advanceTimersByTimeAsync(1_500)
  expect(sent[1]).toEqual({ replaces: 'v1', entries: 'Jip van Buiten' })
})

test('preserves it without a connection, and sends it as soon as there is one', async () => {
  results = [{ kind: 'no-answer' }, { kind: 'no-answer' }]
  const saver = newSaver()
  type(saver, 'Jip')
  await vi.advanceTimersByTimeAsync(1_500)
  expect([states.at(-1), unsent?.entries]).toEqual(['waiting', 'Jip'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect([sent.length, states.at(-1)]).toEqual([2, 'waiting'])
  // the browser is online
  await saver.flush()
  expect([sent.length, states.at(-1), unsent]).toEqual([3, 'saved', null])
})

test('sends what may have arrived once more before what was typed since', async () => {
  results = [{ kind: 'no-answer' }]
  const saver = newSaver()
  type(saver, 'Jip')
  await vi.advanceTimersByTimeAsync(1_500)
  type(saver, 'Jip van Buiten')
  // after a reload the server may have the first
  expect(unsent).toEqual({ replaces: 'v0', entries: 'Jip van Buiten', unanswered: 'Jip' })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(sent).toEqual([
    { replaces: 'v0', entries: 'Jip' },
    { replaces: 'v0', entries: 'Jip' },
    { replaces: 'v2', entries: 'Jip van Buiten' },
  ])
  expect([states.at(-1), unsent]).toEqual(['saved', null])
})

test('sends what is typed while it sends, as a change of that', async () => {
  const first = Promise.withResolvers<SaveResult>()
  results = [first.promise]
  const saver = newSaver()
  type(saver, 'Jip')
  await vi.advanceTimersByTimeAsync(1_500)
  type(saver, 'Jip van Buiten')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sent).toHaveLength(1)
  first.resolve(saved('v1'))
  await vi.advanceTimersByTimeAsync(0)
  expect(unsent).toEqual({ replaces: 'v1', entries: 'Jip van Buiten' })
  await vi.advanceTimersByTimeAsync(1_500)
  expect(sent[1]).toEqual({ replaces: 'v1', entries: 'Jip van Buiten' })
})

test('stops when another tab has changed the step, and preserves what was typed', async () => {
  results = [refused]
  const saver = newSaver()
  type(saver, 'Jip')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([sent.length, states.at(-1), unsent?.entries]).toEqual([1, 'refused', 'Jip'])
})

test('lets the form itself go last', async () => {
  const first = Promise.withResolvers<SaveResult>()
  results = [first.promise]
  const saver = newSaver()
  type(saver, 'Jip')
  await vi.advanceTimersByTimeAsync(1_500)
  let isSettled = false
  const settling = saver.settle().then(() => {
    isSettled = true
  })
  await vi.advanceTimersByTimeAsync(100)
  expect(isSettled).toBe(false)
  first.resolve(saved('v1'))
  await settling
  expect(sent).toHaveLength(1)
})

test('goes on when the form could not be sent either', async () => {
  const saver = newSaver()
  type(saver, 'Jip')
  await saver.settle()
  expect(sent).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent).toEqual([{ replaces: 'v0', entries: 'Jip' }])
})

test('waits as long as the form is being sent, whose disabled fields read as empty', async () => {
  const saver = newSaver()
  type(saver, 'Jip')
  await saver.settle()
  isFormBusy = true
  await vi.advanceTimersByTimeAsync(60_000)
  await saver.flush()
  expect([sent.length, unsent?.entries]).toEqual([0, 'Jip'])
  isFormBusy = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent).toEqual([{ replaces: 'v0', entries: 'Jip' }])
})

test('preserves no empty fields when the form is sent before the response', async () => {
  const first = Promise.withResolvers<SaveResult>()
  results = [first.promise]
  const saver = newSaver()
  type(saver, 'Jip')
  await vi.advanceTimersByTimeAsync(1_500)
  isFormBusy = true
  const settling = saver.settle()
  first.resolve(saved('v1'))
  await settling
  await vi.advanceTimersByTimeAsync(60_000)
  expect([sent.length, unsent, states]).toEqual([1, null, ['saving', 'saved']])
})

test('forgets what was typed once the server has it by the form', async () => {
  const saver = newSaver()
  type(saver, 'Jip')
  saver.rebase('v5')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([sent.length, unsent]).toEqual([0, null])
  type(saver, 'Jip van Buiten')
  await vi.advanceTimersByTimeAsync(1_500)
  expect(sent).toEqual([{ replaces: 'v5', entries: 'Jip van Buiten' }])
})

test('sends what is unsent when the page is left by a link', async () => {
  const saver = newSaver()
  type(saver, 'Jip')
  saver.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([{ replaces: 'v0', entries: 'Jip' }])
})

test('sends nothing when the page is left by its form', async () => {
  const saver = newSaver()
  type(saver, 'Jip')
  await saver.settle()
  saver.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([])
})
