import { expect, test } from 'vitest'
import { plainLines, readMarkedText, writeMarkedText } from './marked-text.ts'

const text = (text: string, marks = {}) => ({ type: 'text', text, ...marks })

test('reads headings, paragraphs, lists, bold text and links', () => {
  const read = readMarkedText(
    '## Wat u doet\n\nU leidt **een team**.\nElke dag.\n- rooster\n- voorraad\n1. eerst\n2) dan\n\nKijk op [de site](www.voorbeeld.nl).',
  )
  expect(read).toEqual([
    { type: 'heading', level: 2, children: [text('Wat u doet')] },
    {
      type: 'paragraph',
      children: [text('U leidt '), text('een team', { bold: true }), text('.\nElke dag.')],
    },
    {
      type: 'list',
      format: 'unordered',
      children: ['rooster', 'voorraad'].map((item) => ({ type: 'list-item', children: [text(item)] })),
    },
    {
      type: 'list',
      format: 'ordered',
      children: ['eerst', 'dan'].map((item) => ({ type: 'list-item', children: [text(item)] })),
    },
    {
      type: 'paragraph',
      children: [
        text('Kijk op '),
        { type: 'link', url: 'https://www.voorbeeld.nl', children: [text('de site')] },
        text('.'),
      ],
    },
  ])
})

test.each(['[klik](javascript:alert)', '2 ** 3', '#hashtag', '-5 graden', '[x]', '**'])(
  'leaves %j as it is typed',
  (typed) => {
    expect(plainLines(readMarkedText(typed))).toEqual([typed])
  },
)

test('writes what it reads', () => {
  const marked =
    '## Kop\n\n### Kleiner\n\nEen **vet** woord en [een link](https://voorbeeld.nl/a).\n\n- een\n- twee\n\n1. drie'
  expect(writeMarkedText(readMarkedText(marked))).toBe(marked)
  expect(readMarkedText(' \n\n\t\n')).toEqual([])
})
