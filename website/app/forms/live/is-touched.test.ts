// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { isTouched } from './is-touched.ts'

function element(html: string): Element {
  document.body.innerHTML = html
  const found = document.body.firstElementChild
  if (!found) throw new Error(html)
  return found
}

test.each([
  ['a text', '<input value="a">'],
  ['a radio without a value', '<input type="radio" checked>'],
  ['a checkbox', '<input type="checkbox" value="ja">'],
  ['a textarea', '<textarea>a</textarea>'],
  ['a select without a default', '<select><option disabled>Kies</option><option>a</option><option>b</option></select>'],
  ['a select with a default', '<select><option>a</option><option selected>b</option></select>'],
  ['a select of several', '<select multiple><option>a</option><option selected>b</option></select>'],
])('%s is not touched when it is rendered', (_, html) => expect(isTouched(element(html))).toBe(false))

test('a text is touched by another value', () => {
  const field = element('<input value="a">') as HTMLInputElement
  field.value = 'b'
  expect(isTouched(field)).toBe(true)
})

test.each(['radio', 'checkbox'])('a %s is touched by another state', (type) => {
  const field = element(`<input type="${type}">`) as HTMLInputElement
  field.checked = true
  expect(isTouched(field)).toBe(true)
})

test.each(['', 'multiple'])('a select %s is touched by another choice', (kind) => {
  const field = element(`<select ${kind}><option>a</option><option>b</option></select>`) as HTMLSelectElement
  const [, second] = field.options
  if (second) second.selected = true
  expect(isTouched(field)).toBe(true)
})
