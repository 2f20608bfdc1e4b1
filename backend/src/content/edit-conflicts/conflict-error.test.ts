import { expect, test } from 'vitest'
import { conflictError, conflictSentence } from './conflict-error'

const at = new Date('2026-11-23T13:05:00.123Z')
const anna = { id: 7, name: 'Anna Jansen' }

test('says who changed the document and when, in Dutch time', () => {
  expect(conflictSentence({ at, by: anna }, 3, at)).toBe(
    'Anna Jansen heeft dit stuk om 14:05 gewijzigd, nadat het hier werd geopend. Uw tekst is nog niet bewaard.',
  )
  expect(conflictSentence({ at, by: null }, 3, new Date('2026-11-24T09:00:00Z'))).toMatch(
    /^Iemand anders heeft dit stuk op 23 november om 14:05 gewijzigd/,
  )
  expect(conflictSentence({ at, by: anna }, anna.id, at)).toMatch(/^U hebt dit stuk om 14:05 elders gewijzigd/)
})

test('is a 409 with the stored version', () => {
  expect(conflictError({ at, by: anna }, 3)).toMatchObject({
    status: 409,
    name: 'ConflictError',
    details: { updatedAt: '2026-11-23T13:05:00.123Z' },
  })
})
