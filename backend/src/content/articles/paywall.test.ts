import type { BodyBlock } from '@gevel/contract/body-blocks'
import type { RichText } from '@gevel/contract/rich-text'
import { expect, test } from 'vitest'
import { beforePaywall } from './paywall'

type RichTextNode = RichText[number]

const paragraph = (text: string): RichTextNode => ({ type: 'paragraph', children: [{ type: 'text', text }] })
const heading = (text: string): RichTextNode => ({ type: 'heading', level: 2, children: [{ type: 'text', text }] })
const text = (...content: RichTextNode[]) => ({ __component: 'blocks.text' as const, content })
const related: BodyBlock = { __component: 'blocks.related', article: null }

test('keeps two paragraphs before the paywall, and nothing after them', () => {
  const open = beforePaywall([
    text(paragraph('een'), paragraph('twee'), paragraph('drie')),
    related,
    text(paragraph('vier')),
  ])
  expect(open).toEqual([text(paragraph('een'), paragraph('twee'))])
})

test('stops before the first block that is not text', () => {
  expect(beforePaywall([text(paragraph('een')), related, text(paragraph('twee'))])).toEqual([text(paragraph('een'))])
  expect(beforePaywall([related, text(paragraph('een'))])).toEqual([])
})

test('counts paragraphs across blocks', () => {
  const open = beforePaywall([text(paragraph('een')), text(paragraph('twee'), paragraph('drie'))])
  expect(open).toEqual([text(paragraph('een')), text(paragraph('twee'))])
})

test('does not count headings, and ends with none', () => {
  const open = beforePaywall([text(heading('kop'), paragraph('een'), heading('kop')), related])
  expect(open).toEqual([text(heading('kop'), paragraph('een'))])
})

test('counts a list as a paragraph, so that it does not reveal the rest', () => {
  const list: RichTextNode = { type: 'list', format: 'unordered', children: [] }
  expect(beforePaywall([text(list, list, paragraph('rest'))])).toEqual([text(list, list)])
})
