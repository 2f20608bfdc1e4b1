import { expect, test } from 'vitest'
import { parseBody, parseRichText } from './parse-body'

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] })

test('joins consecutive paragraphs, subheads and lists in one block', () => {
  expect(parseBody('Een zin\nover twee regels.\n\n## Kop\n\n- een\n- **twee**\n')).toEqual([
    {
      kind: 'text',
      content: [
        paragraph('Een zin over twee regels.'),
        { type: 'heading', level: 2, children: [{ type: 'text', text: 'Kop' }] },
        {
          type: 'list',
          format: 'unordered',
          children: [
            { type: 'list-item', children: [{ type: 'text', text: 'een' }] },
            { type: 'list-item', children: [{ type: 'text', text: 'twee', bold: true }] },
          ],
        },
      ],
    },
  ])
})

test('reads a numbered list with blank lines between its items as an ordered list', () => {
  const [list] = parseRichText('1. een\n\n2. twee\n')
  expect(list).toMatchObject({ type: 'list', format: 'ordered' })
  expect(list?.children).toHaveLength(2)
})

test('keeps the text of a link and its style', () => {
  const [first] = parseRichText('Zie [de **pagina**](/over-ons?a=1&b=2).')
  expect(first?.children).toEqual([
    { type: 'text', text: 'Zie ' },
    {
      type: 'link',
      url: '/over-ons?a=1&b=2',
      children: [
        { type: 'text', text: 'de ' },
        { type: 'text', text: 'pagina', bold: true },
      ],
    },
    { type: 'text', text: '.' },
  ])
})

test('reads a quote as a block with its speaker', () => {
  expect(parseBody('Voor.\n\n> Eén regel\n> en nog een.\n> — Bas Terlouw, formulemanager\n\nNa.')).toEqual([
    { kind: 'text', content: [paragraph('Voor.')] },
    { kind: 'quote', text: 'Eén regel en nog een.', speaker: 'Bas Terlouw, formulemanager' },
    { kind: 'text', content: [paragraph('Na.')] },
  ])
  expect(parseBody('> Zonder naam.')).toEqual([{ kind: 'quote', text: 'Zonder naam.', speaker: null }])
})

test('reads the caption and the source of a table from the line above it', () => {
  const table = '| A | B |\n|---|---|\n| 1 | 2 |\n'
  expect(parseBody(`::: caption Omzet in euro. Bron: Gevel Marktmonitor\n${table}`)).toEqual([
    {
      kind: 'table',
      caption: 'Omzet in euro',
      source: 'Gevel Marktmonitor',
      head: ['A', 'B'],
      rows: [['1', '2']],
    },
  ])
  expect(parseBody(`::: caption Zonder bron\n${table}`)[0]).toMatchObject({ caption: 'Zonder bron', source: null })
  expect(parseBody(table)[0]).toMatchObject({ caption: null, source: null })
})

test('reads the text of a callout', () => {
  expect(parseBody('::: callout Wat is dat?\nUitleg.\n:::')).toEqual([
    { kind: 'callout', title: 'Wat is dat?', content: [paragraph('Uitleg.')] },
  ])
})

test.each([
  ['::: chart line\ntitle: x', 'has no end line'],
  [':::', 'without a directive'],
  ['::: onbekend\n:::', 'Unknown directive'],
  ['::: caption Los\n\nTekst.', 'without a table'],
  ['```\ncode\n```', 'no code'],
  ['<b>html</b>', 'no html'],
  ['![plaatje](/a.png)', 'no image'],
])('rejects %j', (text, reason) => {
  expect(() => parseBody(text)).toThrow(reason)
})
