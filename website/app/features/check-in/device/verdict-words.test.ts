import { checkInOutcomeSchema, type Scan } from '@gevel/contract/check-in'
import { expect, test } from 'vitest'
import { queuedVerdict, scanLine, verdictOf } from './verdict-words.ts'

const attendee = { ticket: 1, name: 'Bas Terlouw', company: 'De Kroon', type: 'Abonnee' }
const first = { id: 1, at: '2026-12-03T08:41:00.000Z', door: 'B' }
const facts = { attendee, first: null, cancelledAt: null }

test('says what every outcome means, and valid for the first use only', () => {
  const texts = checkInOutcomeSchema.options.map((outcome) => {
    const { title, text } = verdictOf(outcome, { attendee, first, cancelledAt: '2026-11-24T10:00:00.000Z' })
    return `${title}: ${text}`
  })
  expect(texts).toEqual([
    'Welkom, Bas Terlouw: Geldig. Abonnee',
    'Al ingecheckt: Bas Terlouw, om 09.41 uur, deur B',
    'Al ingecheckt: Bas Terlouw, om 09.41 uur, deur B',
    'Niet geldig: Bas Terlouw. Geannuleerd op 24 november 2026',
    'Niet geldig: Bas Terlouw. Overgedragen: deze code is vervallen',
    'Niet geldig: Bas Terlouw. Kaart van een andere bijeenkomst',
    'Niet geldig: Bas Terlouw. Deze code is niet van ons',
    'Niet geldig: Bas Terlouw. Onbekende code',
  ])
  expect(texts.filter((text) => /\bGeldig\b/.test(text))).toHaveLength(1)
})

test('never calls a scan that waits valid', () => {
  for (const who of [attendee, null]) expect(Object.values(queuedVerdict(who)).join(' ')).not.toMatch(/\bgeldig/i)
})

test('shows in the log what was flagged, and why something was undone', () => {
  const scan: Scan = {
    ...{ id: 2, nonce: '', outcome: 'conflict', door: 'A', scannedAt: first.at, isFlagged: true, undone: null },
    ...{ ...facts, first },
  }
  expect(scanLine(scan)).toMatchObject({ kind: 'twice', text: expect.stringContaining('Nakijken') })
  const undone = { at: first.at, by: 'Jip', because: 'Verkeerde kaart' }
  expect(scanLine({ ...scan, outcome: 'admitted', undone })).toMatchObject({
    text: 'Ongedaan gemaakt: Verkeerde kaart',
  })
  expect(scanLine({ ...scan, outcome: 'unknown', attendee: null }).who).toBe('Onbekende kaart')
})
