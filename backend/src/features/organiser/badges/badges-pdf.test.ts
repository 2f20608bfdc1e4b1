import { expect, test } from 'vitest'
import { textOfPdf } from '../../../../tests/support/pdf-text'
import { readQrCodesOfPdf } from '../../../../tests/support/read-qr'
import { rejectMissingGlyph } from '../../../platform/pdf/runs'
import { badgesPdf } from './badges-pdf'

const at = new Date('2026-11-20T12:00:00Z')
const badge = (name: string, company: string | null = null) => ({
  ...{ name, company, type: 'Winkel of keten', shortCode: '7K3M-Q9XW-2F' },
  code: `https://www.gevel.example/t/${'Ab-_'.repeat(24)}${name.length.toString().padStart(4, '0')}`,
})
const formats = ['a6', 'a4'] as const

async function linesOf(badges: ReturnType<typeof badge>[], format: (typeof formats)[number], event = 'Proefdag') {
  const pages = await textOfPdf(await badgesPdf(badges, { event, at, format }, rejectMissingGlyph))
  return pages.map((page) => page.split('\n').map((line) => line.trim()))
}

test.each(formats)('breaks no word of a name that fits when it is smaller, on %s', async (format) => {
  const [lines] = await linesOf([badge('Şebnem Øyvindsdóttir-Łukasiewicz')], format)
  const words = lines?.join(' ')
  expect(words).toContain('Øyvindsdóttir-')
  expect(words).toContain('Łukasiewicz')
})

test.each(formats)('says of what is too long that it goes on, on %s', async (format) => {
  const long = badge(
    'Wolfeschlegelsteinhausenbergerdorff-Rhabarberbarbarabarbarbarenbartbarbierbierbarbaerbelverlag van den Broeck',
    'Coöperatieve Inkoopvereniging van Zelfstandige Bouwmaterialenhandelaren Noord-Nederland te Hoogezand-Sappemeer',
  )
  const event =
    'De toekomst van de bouwmarkt in een veranderende binnenstad en daarbuiten, voor winkels en ketens '.repeat(2)
  const [lines] = await linesOf([long], format, event)
  expect(lines?.filter((line) => line.endsWith('…'))).toHaveLength(3)
})

test('has eight badges on a sheet, in their order, each with a code that scanners read', async () => {
  const badges = Array.from({ length: 30 }, (_, index) => badge(`Bezoeker ${'i'.repeat(index + 1)}`, 'De Linden'))
  const pdf = await badgesPdf(badges, { event: 'Proefdag', at, format: 'a4' }, rejectMissingGlyph)
  expect(await textOfPdf(pdf)).toHaveLength(4)
  expect(await readQrCodesOfPdf(pdf)).toEqual(badges.map(({ code }) => code))
})
