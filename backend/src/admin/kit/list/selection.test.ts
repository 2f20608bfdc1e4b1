import { expect, test } from 'vitest'
import { filtersOf, type Picked, selectionOf } from './selection'

const ids = ['1', '2', '3']

/** The selection after these steps. */
function after(picked: Picked, ...steps: ((selection: ReturnType<typeof selectionOf>) => void)[]) {
  let current = picked
  const read = () =>
    selectionOf({ ids, picked: current, filters: { state: 'open' }, total: 2014 }, (next) => {
      current = next
    })
  for (const step of steps) step(read())
  return read()
}

test('picks rows, on this page and others', () => {
  const selection = after(
    ['9'],
    ({ toggle }) => toggle('1'),
    ({ toggle }) => toggle('2'),
    ({ toggle }) => toggle('1'),
  )
  expect(selection).toMatchObject({ count: 2, ofPage: 'mixed', rows: { ids: ['9', '2'] } })
})

test('picks the page, and drops it again', () => {
  expect(after(['9', '2'], ({ togglePage }) => togglePage())).toMatchObject({
    ofPage: true,
    rows: { ids: ['9', '1', '2', '3'] },
  })
  expect(after(['9', ...ids], ({ togglePage }) => togglePage())).toMatchObject({ ofPage: false, rows: { ids: ['9'] } })
})

test('stands for every row that matches by the filters', () => {
  const all = after([], ({ selectAll }) => selectAll())
  expect(all).toMatchObject({ count: 2014, ofPage: true, rows: { all: { state: 'open' } } })
  expect(all.has('77')).toBe(true)
  expect(after('all', ({ toggle }) => toggle('2')).rows).toEqual({ ids: ['1', '3'] })
  expect(after('all', ({ clear }) => clear())).toMatchObject({ count: 0, ofPage: false, rows: { ids: [] } })
})

test('takes page, size and sort for no filters', () => {
  expect(filtersOf('q=kroon&page=2&size=25&sort=-name&state=open')).toEqual({ q: 'kroon', state: 'open' })
})
