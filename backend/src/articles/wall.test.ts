import type { BodyBlock } from '@gevel/contract/body-blocks'
import type { RichText } from '@gevel/contract/rich-text'
import { expect, test } from 'vitest'
import { beforeWall } from './wall'

type RichTextNode = RichText[number]

const paragraph = (text: string): RichTextNode => ({ type: 'paragraph', children: [{ type: 'text', text }] })
const heading = (text: string): RichTextNode => ({ type: 'heading', level: 2, children: [{ type: 'text', text }] })
const text = (...content: RichTextNode[]) => ({ __component: 'blocks.text' as const, content })
const related: BodyBlock = { __component: 'blocks.related', article: null }

test('two paragraphs stand before the wall, and nothing after them', () => {
  const open = beforeWall([
    text(paragraph('een'), paragraph('twee'), paragraph('drie')),
    related,
    text(paragraph('vier')),
  ])
  expect(open).toEqual([text(paragraph('een'), paragraph('twee'))])
})

test('the wall stands before the first block that is no text', () => {
  expect(beforeWall([text(paragraph('een')), related, text(paragraph('twee'))])).toEqual([text(paragraph('een'))])
  expect(beforeWall([related, text(paragraph('een'))])).toEqual([])
})

test('paragraphs count over the borders of blocks', () => {
  const open = beforeWall([text(paragraph('een')), text(paragraph('twee'), paragraph('drie'))])
  expect(open).toEqual([text(paragraph('een')), text(paragraph('twee'))])
})

test('headings do not count, and none stands last', () => {
  const open = beforeWall([text(heading('kop'), paragraph('een'), heading('kop')), related])
  expect(open).toEqual([text(heading('kop'), paragraph('een'))])
})

test('a list counts as a paragraph, so that it does not give the rest away', () => {
  const list: RichTextNode = { type: 'list', format: 'unordered', children: [] }
  expect(beforeWall([text(list, list, paragraph('rest'))])).toEqual([text(list, list)])
})
