import { expect, test } from 'vitest'
import { cleanLine, cleanRows, cleanText, cleanTexts, visibleLength } from './clean-text.ts'

test.each([
  ['Proef dia \u000b tweede regel', 'Proef dia \n tweede regel', 'Proef dia tweede regel'],
  ['een\u000btwee', 'een\ntwee', 'een twee'],
  ['een\r\ntwee\rdrie\u2028vier\u2029vijf\u0085zes\u000czeven', 'een\ntwee\ndrie\nvier\nvijf\nzes\nzeven', ''],
  ['nul\u0000 bel\u0007 esc\u001b del\u007f c1\u009f', 'nul bel esc del c1', 'nul bel esc del c1'],
  ['\ufffeeen\uffff\u{1fffe}twee\ufdd0', 'eentwee', 'eentwee'],
  ['half \ud83d en \ude00 paar', 'half  en  paar', 'half  en  paar'],
  [
    'heel \ud83d\ude00 paar, caf\u00e9 \u200d',
    'heel \ud83d\ude00 paar, caf\u00e9 \u200d',
    'heel \ud83d\ude00 paar, caf\u00e9 \u200d',
  ],
  ['kolom\tkolom', 'kolom\tkolom', 'kolom kolom'],
])('cleans %j', (given, text, line) => {
  expect(cleanText(given)).toBe(text)
  expect(cleanLine(given)).toBe(line || 'een twee drie vier vijf zes zeven')
})

test('cleans a megabyte of spaces without holding up everybody else', () => {
  const spaces = ' '.repeat(1_000_000)
  const startedMs = Date.now()
  expect(cleanLine(`a${spaces}b`) === `a${spaces}b`).toBe(true)
  expect(cleanLine(`a${spaces}\n${spaces}b`)).toBe('a b')
  expect(Date.now() - startedMs).toBeLessThan(3_000)
})

test('does not end a row at a soft return within it', () => {
  expect(cleanRows('Jaar\tTwee\u000bregels\r\n2026\t\u00075')).toBe('Jaar\tTwee regels\n2026\t5')
})

test('cleans each text of a JSON value, and leaves other values', () => {
  const at = new Date(0)
  const given = { type: 'paragraph', at, children: [{ type: 'text', text: 'een\u000btwee', bold: true }], none: null }
  expect(cleanTexts(given)).toEqual({ ...given, children: [{ type: 'text', text: 'een\ntwee', bold: true }] })
  expect(cleanTexts(given, cleanLine).children).toEqual([{ type: 'text', text: 'een twee', bold: true }])
  expect(cleanTexts(given).at).toBe(at)
})

test.each([
  ['', 0],
  [' \u00a0\t\n', 0],
  ['\u200b\u200d\u2060\ufeff\u00ad', 0],
  ['\u0301\u0308', 0],
  ['\u115f\u3164\u2800\ufe0f', 0],
  ['a', 1],
  [' e\u0301 ', 1],
  ['\u20ac', 1],
  ['\u2764\ufe0f', 1],
])('counts the visible characters of %j', (text, length) => expect(visibleLength(text)).toBe(length))
