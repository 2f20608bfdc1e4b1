import { cents } from '@gevel/contract/money/cents'
import { expect, test } from 'vitest'
import { textOfPdf, titleOfPdf } from '../../../tests/support/pdf-text'
import { rejectMissingGlyph } from '../../platform/pdf/runs'
import { confirmationPdf } from './confirmation-pdf'
import { mandatePdf } from './mandate-pdf'
import { sharedIdOf } from './order-papers'
import { termsPdf } from './terms-pdf'
import { withdrawalFormPdf } from './withdrawal-form-pdf'

const address = { street: 'Łódźstraat 7', postcode: '1012 AB', city: 'Amsterdam', country: 'NL' }
const publisher = {
  ...{ brand: 'Gevel', name: 'Voegwerk Media bv', street: 'Kalkoven 12', postcode: '3511 AA', city: 'Utrecht' },
  ...{ country: 'NL', kvk: '12345678', vatId: 'NL123456782B12', email: 'abonnementen@gevel.example' },
}
const at = new Date('2026-11-20T22:30:00Z')
const textOf = async (pdf: Promise<Buffer>) => (await textOfPdf(await pdf)).join('\n').replaceAll('\n', ' ')

test('has on a mandate who gives it, to whom, for which account, and when', async () => {
  const text = await textOf(
    mandatePdf(
      {
        ...{ publisher, creditorId: 'NL69ZZZ123456780000', reference: 'M-2026-000001', holder: 'J. Šimić' },
        text: 'Door dit te bevestigen geeft u toestemming aan Voegwerk Media bv om doorlopend af te schrijven.',
        ...{
          iban: 'NL20INGB0001234567',
          customer: { number: 'K000042', name: 'Юрий Šimić', ...address },
          signedAt: at,
        },
      },
      rejectMissingGlyph,
    ),
  )
  for (const part of [
    ...['Doorlopende machtiging Europese incasso (SEPA)', 'geeft u toestemming', 'NL69ZZZ123456780000'],
    ...['M-2026-000001', 'J. Šimić', 'NL20 INGB 0001 2345 67', 'Юрий Šimić', 'Łódźstraat 7', 'Kalkoven 12'],
    'Verleend op 20 november 2026 om 23:30 uur',
  ])
    expect(text).toContain(part)
})

test('confirms an order with its lines, total and conditions', async () => {
  const lines = [{ description: 'Gevel Compleet, per maand', quantity: 1, cents: cents(123_456) }]
  const pdf = confirmationPdf(
    {
      ...{ publisher, customer: { name: 'Юрий Šimić', ...address }, orderNumber: 'B2026-000077', placedAt: at, lines },
      ...{ prices: 'incl', netCents: cents(113_262), vatCents: cents(10_194), totalCents: cents(123_456) },
      sections: [{ heading: 'Opzeggen', paragraphs: ['U zegt op elke dag op, in uw account.'] }],
    },
    rejectMissingGlyph,
  )
  const text = await textOf(pdf)
  for (const part of ['B2026-000077', 'Gevel Compleet, per maand', '€ 1.234,56', 'Opzeggen', 'op elke dag op'])
    expect(text).toContain(part)
  expect(await titleOfPdf(await pdf)).toBe('Bevestiging van bestelling B2026-000077')
})

test('has the headings, paragraphs, lists and links of the terms, over pages', async () => {
  const paragraph = (text: string) => ({ type: 'paragraph' as const, children: [{ type: 'text' as const, text }] })
  const terms = {
    ...{ publisher, title: 'Voorwaarden voor abonnementen', version: '2026-11-01' },
    text: [
      { type: 'heading' as const, level: 2, children: [{ type: 'text' as const, text: '1. Looptijd' }] },
      ...Array.from({ length: 60 }, (_, index) =>
        paragraph(`Alinea ${index}. ${'Een zin van de voorwaarden. '.repeat(6)}`),
      ),
      {
        type: 'list' as const,
        format: 'ordered' as const,
        children: [{ type: 'list-item' as const, children: [{ type: 'text' as const, text: 'Een punt' }] }],
      },
      {
        type: 'paragraph' as const,
        children: [{ type: 'link' as const, url: '/privacy', children: [{ type: 'text' as const, text: 'Privacy' }] }],
      },
    ],
  }
  const text = await textOf(termsPdf(terms, rejectMissingGlyph))
  for (const part of ['Versie van 1 november 2026', '1. Looptijd', 'Alinea 59.', '1. Een punt', 'Privacy (/privacy)'])
    expect(text).toContain(part)
  expect(sharedIdOf(terms)).toBe(sharedIdOf(structuredClone(terms)))
  expect(sharedIdOf(terms)).not.toBe(sharedIdOf({ ...terms, text: [] }))
})

test('is the model form for withdrawal of the directive, with where one withdraws online', async () => {
  const link = 'https://www.gevel.example/herroepen'
  const text = await textOf(withdrawalFormPdf({ publisher, link }, rejectMissingGlyph))
  for (const part of [
    ...[link, 'Aan: Voegwerk Media bv', 'abonnementen@gevel.example', 'herroep/herroepen (*)', 'Besteld op (*)'],
    ...['Adres consument(en)', 'Doorhalen wat niet van toepassing is'],
  ])
    expect(text).toContain(part)
})
