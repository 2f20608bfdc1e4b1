import { expect, test } from 'vitest'
import { parseInvitees } from './invitee-list.ts'

const jan = { email: 'jan@wit.nl', name: 'Jan de Wit' }
const bas = { email: 'bas@kroon.nl', name: null }

test.each([
  ['one address', 'Bas@Kroon.nl', [bas]],
  ['a name with brackets', 'Jan de Wit <jan@wit.nl>', [jan]],
  ['a name in quotes', '"Jan de Wit" <jan@wit.nl>', [jan]],
  ['columns of a file', 'Jan de Wit,jan@wit.nl', [jan]],
  ['columns of a sheet', 'Jan de Wit\tjan@wit.nl', [jan]],
  ['the address first', 'jan@wit.nl, Jan de Wit', [jan]],
  ['a name with a comma', 'Wit, Jan <jan@wit.nl>', [{ ...jan, name: 'Wit, Jan' }]],
  ['commas', 'jan@wit.nl,bas@kroon.nl', [{ ...jan, name: null }, bas]],
  ['semicolons', 'Jan de Wit <jan@wit.nl>; bas@kroon.nl;', [jan, bas]],
  ['lines of any system', 'Jan de Wit <jan@wit.nl>\r\n\r\n  bas@kroon.nl \rjan@wit.nl', [jan, bas]],
])('reads %s', (_, text, invitees) => {
  expect(parseInvitees(text)).toEqual({ invitees, problems: [] })
})

test('leaves out a name that could be a link', () => {
  expect(parseInvitees('www.winst.example <jan@wit.nl>').invitees).toEqual([{ ...jan, name: null }])
})

test('names each line without an address, and reads the others', () => {
  const { invitees, problems } = parseInvitees('Jan de Wit <jan@wit.nl>\nPiet\nkees@\n@kroon.nl; bas@kroon.nl\na@b')
  expect(invitees).toEqual([jan, bas])
  expect(problems).toEqual([
    'Regel 2: ‘Piet’ is geen e-mailadres.',
    'Regel 3: ‘kees@’ is geen e-mailadres.',
    'Regel 4: ‘@kroon.nl’ is geen e-mailadres.',
    'Regel 5: ‘a@b’ is geen e-mailadres.',
  ])
})

test('an empty list has nobody', () => {
  expect(parseInvitees(' \n,;\n')).toEqual({ invitees: [], problems: [] })
})
