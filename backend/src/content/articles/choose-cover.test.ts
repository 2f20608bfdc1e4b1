import type { BodyBlock } from '@gevel/contract/body-blocks'
import { madeCoverSchema } from '@gevel/contract/references'
import { expect, test } from 'vitest'
import { chooseCover } from './choose-cover'

const text: BodyBlock = {
  __component: 'blocks.text',
  content: [{ type: 'paragraph', children: [{ type: 'text', text: 'Alinea.' }] }],
}
const quote = (words: string, speaker: string | null = 'Bas Terlouw'): BodyBlock => ({
  __component: 'blocks.quote',
  text: words,
  speaker,
})
const figures = (value: string, rest: { label?: string; change?: string; note?: string } = {}): BodyBlock => ({
  __component: 'blocks.figures',
  figures: [{ label: 'Omzet', value, change: null, note: null, ...rest }],
  source: null,
})

test('prefers a number to a quote, in any order', () => {
  const number = { kind: 'number', value: '€ 7,21 mld', label: 'Omzet' }
  expect(chooseCover('free', [text, quote('Kort.'), figures('€ 7,21 mld')])).toEqual(number)
  expect(chooseCover('free', [text, quote('Kort.')])).toEqual({ kind: 'quote', text: 'Kort.', speaker: 'Bas Terlouw' })
  expect(chooseCover('free', [text])).toBeNull()
})

test.each(['account', 'subscriber'] as const)('takes nothing from an article with access %s', (access) => {
  expect(chooseCover(access, [quote('Kort.'), figures('€ 7,21 mld'), text])).toBeNull()
  expect(chooseCover(access, [text, quote('Kort.')])).toBeNull()
})

test('adds the note to the label, unless it belongs to a change', () => {
  const labelOf = (block: BodyBlock) => chooseCover('free', [block])
  expect(labelOf(figures('€ 118', { note: 'gemiddelde bon' }))).toMatchObject({ label: 'Omzet, gemiddelde bon' })
  expect(labelOf(figures('€ 118', { change: '+3%', note: 'dan in 2025' }))).toMatchObject({ label: 'Omzet' })
})

test('skips a value that is too long or not a number, and a quote that is too long', () => {
  const short = quote('Kort.')
  const covers = [
    [figures('Verdubbeld'), short],
    [figures('€ 1.234.567.890'), short],
    [figures('€ 118', { note: 'x'.repeat(60) }), short],
    [quote('x'.repeat(101)), short],
  ].map((blocks) => chooseCover('free', blocks))
  for (const cover of covers) expect(cover).toMatchObject({ text: 'Kort.' })
  expect(chooseCover('free', [quote('Kort.', 'x'.repeat(61))])).toMatchObject({ speaker: null })
})

test('chooses a cover that satisfies the contract', () => {
  const longest = [figures('€ 1.234.5678', { note: 'x'.repeat(53) }), quote('x'.repeat(100), 'x'.repeat(60))]
  for (const block of longest) expect(madeCoverSchema.safeParse(chooseCover('free', [block])).success).toBe(true)
})
