import { expect, test } from 'vitest'
import { actionOf } from './reader-keys.ts'

test('turns by the arrows anywhere, and has its single characters only inside', () => {
  expect(actionOf('ArrowRight', false, false)).toBe('next')
  expect(['f', '/', '+', 'Home'].map((key) => actionOf(key, false, false))).toEqual(Array(4).fill(undefined))
  expect(['f', '/', '+', 'Home'].map((key) => actionOf(key, true, false))).toEqual([
    ...['full-screen', 'search', 'zoom-in', 'first'],
  ])
})

test('scrolls an enlarged page by the arrows, and shows it whole by Escape', () => {
  expect(['ArrowRight', 'Escape', 'PageDown'].map((key) => actionOf(key, true, true))).toEqual([
    ...[undefined, 'whole-page', 'next'],
  ])
  expect(actionOf('Escape', true, false)).toBeUndefined()
})
