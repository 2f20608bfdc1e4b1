// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { findUnsentText, forgetUnsentTexts, storeUnsentText } from './unsent-texts.ts'

const key = '/news/1/hout'

beforeEach(() => sessionStorage.clear())

it('finds the text of the same reader only', () => {
  storeUnsentText(key, { reader: 'Sanne', text: 'Mooi stuk' })
  expect(findUnsentText(key, 'Sanne')).toBe('Mooi stuk')
  expect(findUnsentText(key, 'Ahmed')).toBe('')
  expect(findUnsentText('/news/2/tuin', 'Sanne')).toBe('')
})

it('removes an empty text, and all of them when a session has ended, but nothing else', () => {
  sessionStorage.setItem('asked', 'yes')
  storeUnsentText(key, { reader: 'Sanne', text: 'Mooi stuk' })
  storeUnsentText(key, { reader: 'Sanne', text: '' })
  expect(Object.keys(sessionStorage)).toEqual(['asked'])
  storeUnsentText(key, { reader: 'Sanne', text: 'Mooi stuk' })
  forgetUnsentTexts()
  expect(Object.keys(sessionStorage)).toEqual(['asked'])
})

it.each(['{', 'null', '[]', '{"reader":"Sanne"}'])('finds nothing in the stored value %s', (value) => {
  sessionStorage.setItem(`concept ${key}`, value)
  expect(findUnsentText(key, 'Sanne')).toBe('')
})
