// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { mayInterrupt } from './may-offer.ts'

const show = (html: string) => {
  document.body.innerHTML = `<main id="inhoud">${html}</main>`
}

test('may appear beside a chart, whose values are radio buttons', () => {
  show('<fieldset><input type="radio"><input type="radio" checked></fieldset>')
  expect(mayInterrupt()).toBe(true)
})

test('may appear beside a form that was not touched and is not on screen', () => {
  show('<form><input type="radio" checked><select><option>a</option></select></form>')
  expect(mayInterrupt()).toBe(true)
})

test.each([
  ['a form with a changed field', '<form><input type="checkbox" data-change></form>'],
  ['a paywall', '<div class="wall"></div>'],
])('does not appear beside %s', (_, html) => {
  show(html)
  const changed = document.querySelector<HTMLInputElement>('[data-change]')
  if (changed) changed.checked = true
  expect(mayInterrupt()).toBe(false)
})
