import { expect, test } from 'vitest'
import { plainText, richText, wordCount } from './rich-text'

const text = (text: string, marks = {}) => ({ type: 'text', text, ...marks })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })

test('keeps paragraphs, headings, quotes and lists, with their marks', () => {
  const content = [
    { type: 'heading', level: 2, children: [text('Kop')] },
    paragraph(text('Vet', { bold: true, italic: false }), text(' en gewoon')),
    { type: 'quote', children: [text('Citaat')] },
    {
      type: 'list',
      format: 'unordered',
      children: [
        { type: 'list-item', children: [text('een')] },
        {
          type: 'list',
          format: 'ordered',
          indentLevel: 1,
          children: [{ type: 'list-item', children: [text('twee')] }],
        },
      ],
    },
  ]
  expect(richText(content)).toEqual([
    { type: 'heading', level: 2, children: [text('Kop')] },
    paragraph(text('Vet', { bold: true }), text(' en gewoon')),
    { type: 'quote', children: [text('Citaat')] },
    {
      type: 'list',
      format: 'unordered',
      children: [
        { type: 'list-item', children: [text('een')] },
        { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [text('twee')] }] },
      ],
    },
  ])
})

test('leaves out pictures, empty paragraphs and unknown nodes', () => {
  const content = [{ type: 'image', image: {}, children: [text('')] }, paragraph(text(' ')), { type: 'iets' }]
  expect(richText(content)).toEqual([])
  expect(richText(null)).toEqual([])
})

test.each([
  ['/over-ons', '/over-ons'],
  ['https://example.nl', 'https://example.nl'],
  ['www.example.nl/pad', 'https://www.example.nl/pad'],
  ['mailto:a@example.nl', 'mailto:a@example.nl'],
])('links %s to %s', (url, shown) => {
  const link = { type: 'link', url, children: [text('hier')] }
  expect(richText([paragraph(link)])).toEqual([paragraph({ type: 'link', url: shown, children: [text('hier')] })])
})

test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', ''])(
  'reduces a link to %j to its text',
  (url) => {
    expect(richText([paragraph({ type: 'link', url, children: [text('hier')] })])).toEqual([paragraph(text('hier'))])
  },
)

test('counts words in links and lists', () => {
  const content = richText([
    paragraph(text('Een twee '), { type: 'link', url: '/x', children: [text('drie')] }),
    { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [text('vier vijf')] }] },
  ])
  expect(wordCount(content)).toBe(5)
  expect(plainText([{ type: 'text', text: 'a' }])).toBe('a')
})
