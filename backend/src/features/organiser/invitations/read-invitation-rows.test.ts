import { expect, test } from 'vitest'
import { readInvitationRows } from './read-invitation-rows'

test.each([
  [
    'semicolons and a byte order mark',
    '\uFEFFNaam;E-mail;Bedrijf;Plaatsen\nAnneke Smit;A.Smit@dekroon.example;IJzerhandel De Kroon;8\n',
  ],
  [
    'tabs in another order',
    'Bedrijf\tAantal\tE-mailadres\tNaam\nIJzerhandel De Kroon\t8\ta.smit@dekroon.example\tAnneke Smit',
  ],
  ['commas without a head', 'Anneke Smit,a.smit@dekroon.example,IJzerhandel De Kroon,8'],
])('reads a list with %s', (_, text) => {
  const { rows, problems } = readInvitationRows(text)
  expect(problems).toEqual([])
  expect(rows).toMatchObject([
    { name: 'Anneke Smit', email: 'a.smit@dekroon.example', company: 'IJzerhandel De Kroon', places: 8 },
  ])
})

test('names the lines that it cannot use, and why', () => {
  const text = [
    'naam;e-mail;bedrijf;plaatsen',
    'Bas;bas',
    'Sam;sam@een.example;;3',
    'Eva;eva@twee.example;Twee bv;0',
    'Jo;jo@drie.example',
    'Jo;JO@drie.example',
  ].join('\n')
  const { rows, problems } = readInvitationRows(text)
  expect(rows.map(({ email }) => email)).toEqual(['jo@drie.example'])
  expect(problems).toEqual([
    { line: 2, problem: '‘bas’ is geen e-mailadres' },
    { line: 3, problem: 'meer dan één plaats kan alleen met een bedrijf' },
    { line: 4, problem: 'het aantal plaatsen is een getal van 1 tot en met 200' },
    { line: 6, problem: 'jo@drie.example staat ook op regel 5' },
  ])
})
