import { expect, test } from 'vitest'
import { readAddressRows } from './read-address-rows'

const at = new Date('2026-11-29T12:00:00Z')
const read = (text: string) => readAddressRows(text, at)

test.each([
  ['with a byte order mark and semicolons', '\uFEFFE-mailadres;Bevestigd op\r\njan@mail.example;20-11-2026\r\n'],
  ['with tabs', 'Naam\tE-mail\tDatum\nJan\tjan@mail.example\t2026-11-20\n'],
  ['with commas', 'email,opt-in time\njan@mail.example,2026-11-20T12:00:00.000Z'],
  [
    'in the Windows code page',
    new TextDecoder('windows-1252').decode(
      Buffer.from('Naam;E-mailadres;Toestemming\nZo\xeb;Jan@Mail.example;20/11/2026 09:30\n', 'latin1'),
    ),
  ],
])('reads a list %s', (_, text) => {
  expect(read(text)).toMatchObject({
    rows: [{ email: 'jan@mail.example', consentedAt: new Date('2026-11-20T12:00:00Z') }],
    problems: [],
  })
})

test('takes the same address in another case for one person', () => {
  expect(read('jan@mail.example\nJAN@MAIL.EXAMPLE\npiet@mail.example')).toMatchObject({
    rows: [{ line: 1, email: 'jan@mail.example', consentedAt: null }, { email: 'piet@mail.example' }],
    repeated: 1,
  })
})

test.each([
  ['geen adres', 'is geen e-mailadres'],
  ['jan@mail.example\u202e', 'is geen e-mailadres'],
])('names the line of %j', (email, problem) => {
  expect(read(`e-mail\n${email}`).problems).toEqual([{ line: 2, problem: expect.stringContaining(problem) }])
})

test.each(['32-01-2026', '2027-01-01', 'gisteren', '30-02-2026'])(
  'does not take %s for the day of a consent',
  (day) => {
    expect(read(`e-mail;datum\njan@mail.example;${day}`).problems).toEqual([
      { line: 2, problem: 'de datum van de toestemming klopt niet' },
    ])
  },
)
