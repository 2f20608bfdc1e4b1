import { expect, test } from 'vitest'
import { resolveDates, resolveDatesIn } from './resolve-dates'

const written = '2026-11-20T08:40'
const later = '2027-06-15T08:40'

test.each([
  ['{{day}}', '20 november', '15 juni'],
  ['{{weekday-1}} {{day-1 year}}', 'donderdag 19 november 2026', 'maandag 14 juni 2027'],
  ['1 {{month+2}}', '1 januari', '1 augustus'],
  ['{{month+3 year}}', 'februari 2027', 'september 2027'],
  ['{{quarter-1}} kwartaal', 'derde kwartaal', 'eerste kwartaal'],
  ['{{Q-7 year}} {{Q-6}}', 'K1 25 K2', 'K3 25 K4'],
  ['{{year+2}}', '2028', '2029'],
  ['in {{the season+2}}', 'in het voorjaar', 'in de winter'],
  ['{{this season-2}}', 'dit voorjaar', 'deze winter'],
  ['{{next season+1}}, {{season}}', 'volgende winter, najaar', 'volgend najaar, zomer'],
])('%s is %s in November and %s in June', (text, inNovember, inJune) => {
  expect(resolveDates(text, written)).toBe(inNovember)
  expect(resolveDates(text, later)).toBe(inJune)
})

test.each(['{{maand}}', '{{the month}}', '{{day+x}}', '{{}}'])('rejects %s', (text) => {
  expect(() => resolveDates(text, written)).toThrow('is no date')
})

test('fills in every text of a document', () => {
  const source = { title: 'Open in {{month}}', rows: [{ text: '{{year}}', count: 3 }], none: null }
  expect(resolveDatesIn(source, later)).toEqual({
    title: 'Open in juni',
    rows: [{ text: '2027', count: 3 }],
    none: null,
  })
})
