import { expect, test } from 'vitest'
import { applyMark } from './apply-mark.ts'

test('writes bold marks around the selection, which stays selected', () => {
  expect(applyMark('bold', 'een team', 4, 8)).toEqual({ from: 4, to: 8, text: '**team**', selectFrom: 6, selectTo: 10 })
})

test('makes items of the selected lines, once', () => {
  const { from, to, text } = applyMark('list', 'kop\nrooster\n- voorraad\nslot', 5, 16)
  expect([from, to, text]).toEqual([4, 22, '- rooster\n- voorraad'])
})

test('selects the address of a new link', () => {
  const { text, selectFrom, selectTo } = applyMark('link', 'de site', 0, 7)
  expect([text, text.slice(selectFrom, selectTo)]).toEqual(['[de site](https://)', 'https://'])
})
