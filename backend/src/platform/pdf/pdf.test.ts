import { expect, test } from 'vitest'
import { textOfPdf, titleOfPdf } from '../../../tests/support/pdf-text'
import { makePdf } from './make-pdf'
import type { Paper } from './paper'
import { rejectMissingGlyph, replaceMissingGlyph } from './runs'
import { drawLabelledRows, drawTable } from './table'

const about = { title: 'Proef', author: 'Voegwerk Media bv', at: new Date('2026-11-20T09:00:00Z'), footer: 'Voet' }
const make = (compose: (paper: Paper) => void) => makePdf(about, compose, rejectMissingGlyph)

test('shows Latin, Greek and Cyrillic names, and amounts with a no-break space (P1)', async () => {
  const names = ['Łódź', 'Šimić', 'Юрий', 'Ναύπλιο', 'Nguyễn', 'Ṽera', '€\u00a01.234,56', '“Zoë” – ½ ÷']
  const pages = await textOfPdf(
    await make((paper) => {
      for (const name of names) paper.write(name)
    }),
  )
  for (const name of names) expect(pages[0]?.normalize('NFC')).toContain(name.replace('\u00a0', ' '))
})

test('rejects a character that no font has, or shows a question mark for it', async () => {
  await expect(make((paper) => paper.write('张伟'))).rejects.toThrow('No font has U+5F20')
  const blocks = new Set<string>()
  const replaced = await makePdf(about, (paper) => paper.write('Naam: 张伟.'), replaceMissingGlyph(blocks))
  expect(await textOfPdf(replaced)).toEqual([expect.stringContaining('Naam: ??.')])
  // not the characters themselves: the name would be in the log
  expect([...blocks]).toEqual(['U+5F00', 'U+4F00'])
})

test('repeats the head of a table on each page, and has every row and the total once', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => [`Regel ${index + 1}.`, `${index},00`])
  const pages = await textOfPdf(
    await make((paper) => {
      drawTable(paper, [{ title: 'Omschrijving' }, { title: 'Bedrag', width: 80, align: 'right' }], rows)
      drawLabelledRows(paper, [{}, { width: 80, align: 'right' }], [{ cells: ['Totaal', '7.140,00'], isTotal: true }])
    }),
  )
  expect(pages.length).toBeGreaterThan(2)
  for (const page of pages) expect(page.match(/Omschrijving/g)).toHaveLength(1)
  const text = pages.join('\n')
  for (const [description = ''] of rows) expect(text.split(description)).toHaveLength(2)
  expect(text.match(/Totaal/g)).toHaveLength(1)
  expect(pages.at(-1)).toContain(`Pagina ${pages.length} van ${pages.length}`)
})

test('keeps labelled rows together on one page', async () => {
  const pages = await textOfPdf(
    await make((paper) => {
      paper.skip(680)
      drawLabelledRows(
        ...[paper, [{}, { width: 80, align: 'right' }] as const],
        ['Exclusief', 'Btw', 'Totaal'].map((label) => ({ cells: [label, '1,00'] })),
      )
    }),
  )
  expect(pages[0]).not.toContain('Exclusief')
  for (const label of ['Exclusief', 'Btw', 'Totaal']) expect(pages[1]).toContain(label)
})

test('is tagged, in Dutch, with a title, and equal when made again (P5)', async () => {
  const compose = (paper: Paper) => paper.write('Tekst')
  const [first, second] = [await make(compose), await make(compose)]
  expect(first.equals(second)).toBe(true)
  expect(await titleOfPdf(first)).toBe('Proef')
  const source = first.toString('latin1')
  for (const mark of ['/StructTreeRoot', '/Lang (nl-NL)', '/Marked true', '/DisplayDocTitle true'])
    expect(source).toContain(mark)
})

test('breaks a long word, and a long text between words', async () => {
  const [text = ''] = await textOfPdf(await make((paper) => paper.write(`${'x'.repeat(300)} ${'woord '.repeat(100)}`)))
  expect(text.match(/x/g)).toHaveLength(300)
  expect(text.match(/\bwoord\b/g)).toHaveLength(100)
})
