import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { workbookOf } from './workbook'

test('writes texts as texts and numbers as numbers, for as many rows as there are', async () => {
  const content = await workbookOf([
    ['Naam', 'Bedrag'],
    ['=SOM(A1)', 12.5],
    ['Łódź & <co>', null],
  ])
  const files = unzipSync(new Uint8Array(content))
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  const texts = strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array())
  expect(sheet).toContain('<v>12.5</v>')
  expect(sheet).not.toContain('<f>')
  expect(sheet.match(/<row /g)).toHaveLength(3)
  expect(texts + sheet).toContain('=SOM(A1)')
  expect(texts + sheet).toContain('Łódź &amp; &lt;co&gt;')
})
