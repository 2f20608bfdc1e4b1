import { expect, test } from 'vitest'
import { quotedPrintable, softBreak } from './quoted-printable'

/** Decodes as RFC 2045 §6.7 says. */
const decode = (text: string) =>
  Buffer.from(
    text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

const texts = [
  '',
  'é',
  'a=b',
  'Zoë’s € nieuws 👍 ',
  ' begin en einde \n \n\ttab\t\n.',
  `${'x'.repeat(73)}=${'é'.repeat(200)}`,
  `${'woorden '.repeat(60)}\n${'='.repeat(80)}`,
]

test.each(texts)('encodes %j in lines of at most 75 characters, without white space at an end', (text) => {
  const encoded = quotedPrintable(text)
  expect(decode(encoded)).toBe(text.replaceAll('\n', '\r\n'))
  for (const line of encoded.split('\r\n')) {
    expect(line.length).toBeLessThanOrEqual(75)
    expect(line).toMatch(/^[\x20-\x7e]*$/)
    expect(line).not.toMatch(/[ \t]$/)
  }
})

test('texts that are joined by a soft break are one text', () => {
  expect(decode(texts.map(quotedPrintable).join(softBreak))).toBe(texts.join('').replaceAll('\n', '\r\n'))
})
