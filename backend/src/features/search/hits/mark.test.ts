import { expect, test } from 'vitest'
import { fragmentOf, mark, wordsOf } from './mark'

const isHandel = (word: string) => word.includes('handel')
const marked = (text: string) => mark(text, isHandel).flatMap((part) => (part.marked ? [part.text] : []))

test('marks the words that match and keeps the text', () => {
  const text = 'De bouwmaterialenhandel, één Handel én ’n winkel.'
  expect(marked(text)).toEqual(['bouwmaterialenhandel', 'Handel'])
  expect(
    mark(text, isHandel)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test('reads words without accents, and hyphens and apostrophes within them', () => {
  expect(wordsOf('Ideeën over doe-het-zelf, foto’s & CO2')).toEqual(['ideeen', 'over', 'doe-het-zelf', "foto's", 'co2'])
})

test.each(['’', '‘', 'ʼ', '′', '＇'])('reads %s within a word as an apostrophe', (char) => {
  expect(wordsOf(`rock${char}n${char}roll`)).toEqual(["rock'n'roll"])
})

test('accepts an empty text, emoji and lone surrogates', () => {
  for (const text of ['', '🏗️ handel 🏠', '\ud83c handel'])
    expect(
      mark(text, isHandel)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
})

test('shows the intro when it matches, or when nothing does', () => {
  expect(fragmentOf('De handel groeit.', 'De handel groeit. Meer handel.', isHandel).map((part) => part.text)).toEqual([
    'De ',
    'handel',
    ' groeit.',
  ])
  expect(fragmentOf('Niets.', 'Niets. Nog niets.', isHandel)).toEqual([{ text: 'Niets.', marked: false }])
})

test('shows the sentence that matches when the intro does not', () => {
  const rest = `${'Een zin zonder. '.repeat(30)}De handel staat hier. ${'Daarna nog veel meer. '.repeat(30)}`
  const fragment = fragmentOf('Een intro.', `Een intro. ${rest}`, isHandel)
  const text = fragment.map((part) => part.text).join('')
  expect(text.length).toBeLessThan(300)
  expect(fragment.some((part) => part.marked)).toBe(true)
  expect(text).toMatch(/^Een zin zonder\. .*De handel staat hier\. .* …$/)
})

const rest = (text: string) =>
  fragmentOf('Een intro.', `Een intro.\n${text}`, isHandel)
    .map((part) => part.text)
    .join('')

test('starts at the line that matches, and separates the lines after it', () => {
  expect(rest('inkoop en formule\nVast na zeven maanden\nDe handel groeit.\nHet werk\nTwee keer per jaar.')).toBe(
    'De handel groeit. Het werk. Twee keer per jaar.',
  )
})

test('starts with an ellipsis within a long sentence', () => {
  expect(rest(`${'een zin zonder punt '.repeat(20)}en de handel`)).toMatch(/^… \S.*handel$/)
})
