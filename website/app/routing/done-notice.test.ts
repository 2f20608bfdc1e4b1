import { expect, test } from 'vitest'
import { declareNotices, doneAt, doneNotice } from './done-notice.ts'

const notices = declareNotices({
  'proef-klaar': { title: 'Klaar', text: 'Het is gedaan.' },
  'proef-deel': { title: 'Opgeslagen', text: '', part: 'profiel', isProblem: true },
})
const shownAt = (path: string) => doneNotice(new URL(path, 'https://gevel.example'))

test('shows a declared notice at the URL that names it', () => {
  expect(doneAt('/inloggen', notices['proef-klaar'])).toBe('/inloggen?gelukt=proef-klaar')
  expect(doneAt('/account', notices['proef-deel'])).toBe('/account?gelukt=proef-deel#profiel')
  expect(shownAt(doneAt('/account', notices['proef-deel']))).toEqual({
    ...{ title: 'Opgeslagen', text: '', part: 'profiel', isProblem: true },
  })
})

test.each(['/account', '/account?gelukt=', '/account?gelukt=toString', '/account?gelukt=onbekend'])(
  'shows none at %s',
  (path) => expect(shownAt(path)).toBeNull(),
)

test('rejects a name that another feature has', () => {
  expect(() => declareNotices({ 'proef-klaar': { title: 'Anders', text: '' } })).toThrow('declared twice')
})
