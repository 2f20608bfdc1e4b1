import { expect, test } from 'vitest'
import { textOfPdf } from '../../../../tests/support/pdf-text'
import { readQrCodesOfPdf } from '../../../../tests/support/read-qr'
import { rejectMissingGlyph } from '../../../platform/pdf/runs'
import { ticketPdf } from './ticket-pdf'

const about = {
  publisher: {
    ...{ brand: 'Gevel', name: 'Voegwerk Media bv', street: 'Kalkoven 12', postcode: '3511 AA', city: 'Utrecht' },
    ...{ country: 'NL', email: 'redactie@gevel.example' },
  },
  at: new Date('2026-11-20T12:00:00Z'),
}
const ticket = {
  event: 'Nationale Doe-het-zelfsessie 2026',
  name: 'Maria Wilhelmina Jacqueline van den Brandhof-Oudenampsen',
  company: 'Bouwmaterialengroothandel Zuidoost-Brabant en Limburg bv',
  ...{ day: '3 december 2026', hours: '09.30–17.30 uur', place: 'De Steenhal, Kalkoven 40, Utrecht', type: 'Abonnee' },
  sessions: ['11.15 uur Ovenzaal', '14.00 uur Steenzaal'],
  programme: [{ when: '11.15 uur', what: 'Wat kost een retour?, Ovenzaal' }],
  ...{ number: 'I300001', position: '1 van 3', code: '7K3M-Q9XW-2F' },
  qr: `https://www.gevel.example/t/${'Ab-_'.repeat(26)}`,
}

test('has all that the door and its holder need on one page, with a code that scanners read', async () => {
  const pdf = await ticketPdf({ ...about, tickets: [ticket] }, rejectMissingGlyph)
  const pages = await textOfPdf(pdf)
  expect(pages).toHaveLength(1)
  const words = pages[0]?.replace(/\s+/g, ' ')
  for (const text of [
    'Brandhof-Oudenampsen',
    'Zuidoost-Brabant en Limburg bv',
    '3 december 2026',
    '7K3M-Q9XW-2F',
    'Steenzaal',
    'Wat kost een retour?',
    'Toegangsbewijs 1 van 3',
  ])
    expect(words).toContain(text)
  expect(await readQrCodesOfPdf(pdf)).toEqual([ticket.qr])
})

test('has the tickets of a registration in one file, each with its own code on its own page', async () => {
  const tickets = ['Anneke Smit', 'Bas Terlouw', 'Samira Aydın'].map((name, index) => ({
    ...{ ...ticket, name, position: `${index + 1} van 3`, qr: `${ticket.qr.slice(0, -1)}${index}` },
  }))
  const pdf = await ticketPdf({ ...about, tickets }, rejectMissingGlyph)
  const pages = await textOfPdf(pdf)
  expect(pages.map((page, index) => page.includes(tickets[index]?.name ?? ''))).toEqual([true, true, true])
  expect(await readQrCodesOfPdf(pdf)).toEqual(tickets.map(({ qr }) => qr))
})
