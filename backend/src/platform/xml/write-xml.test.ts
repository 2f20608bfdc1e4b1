import { expect, test } from 'vitest'
import { XmlQuery } from '../../../tests/support/xml-query'
import { writeXml } from './write-xml'

test('writes elements in their order, with attributes, repetitions and escaped texts', () => {
  const xml = writeXml({
    Root: {
      '@xmlns': 'urn:a&b',
      Amount: { '@currency': 'EUR', '#': '1.00' },
      Line: [{ Name: '<b> & "c"' }, 'd'],
      No: null,
    },
  })
  expect(xml).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><Root xmlns="urn:a&amp;b"><Amount currency="EUR">1.00</Amount>' +
      '<Line><Name>&lt;b&gt; &amp; &quot;c&quot;</Name></Line><Line>d</Line></Root>',
  )
  const read = new XmlQuery(Buffer.from(xml))
  expect(read.texts('Line/Name')).toEqual(['<b> & "c"'])
  read.close()
})
