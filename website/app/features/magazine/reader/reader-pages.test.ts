import { spreadOf } from '@gevel/contract/issue-pages'
import { expect, test } from 'vitest'
import { pageOf, stepFrom } from './reader-pages.ts'

test('lays the cover alone, then two pages side by side, and an even last page alone', () => {
  expect([1, 2, 3, 19, 20].map((page) => spreadOf(page, 20))).toEqual([[1], [2, 3], [2, 3], [18, 19], [20]])
  expect(spreadOf(21, 21)).toEqual([20, 21])
})

test('turns by page and by spread, and stops at the ends', () => {
  expect([1, 2, 20].map((page) => stepFrom(page, 1, 20, false))).toEqual([2, 3, undefined])
  expect([1, 2, 3, 18, 20].map((page) => stepFrom(page, 1, 20, true))).toEqual([2, 4, 4, 20, undefined])
  expect([1, 2, 4, 20].map((page) => stepFrom(page, -1, 20, true))).toEqual([undefined, 1, 2, 18])
})

test('reads a page of the address within the issue', () => {
  expect(['', '?p=7', '?p=0', '?p=99', '?p=x', '?p=1.5'].map((search) => pageOf(search, 20))).toEqual([
    1, 7, 1, 20, 1, 1,
  ])
})
