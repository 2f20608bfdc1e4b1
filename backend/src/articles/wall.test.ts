import { expect, test } from 'vitest'
import type { RichTextNode } from '../rich-text/rich-text'
import { beforeWall } from './wall'

const paragraph = (text: string): RichTextNode => ({ type: 'paragraph', children: [{ type: 'text', text }] })
const heading = (text: string): RichTextNode => ({ type: 'heading', level: 2, children: [{ type: 'text', text }] })
const text = (...content: RichTextNode[]) => ({ __component: 'blocks.text' as const, content })
const image = { __component: 'blocks.image' }

test('two paragraphs stand before the wall, and nothing after them', () => {
  const open = beforeWall([
    text(paragraph('een'), paragraph('twee'), paragraph('drie')),
    image,
    text(paragraph('vier')),
  ])
  expect(open).toEqual([text(paragraph('een'), paragraph('twee'))])
})

test('the wall stands before the first block that is no text', () => {
  expect(beforeWall([text(paragraph('een')), image, text(paragraph('twee'))])).toEqual([text(paragraph('een'))])
  expect(beforeWall([image, text(paragraph('een'))])).toEqual([])
})

test('paragraphs count over the borders of blocks', () => {
  const open = beforeWall([text(paragraph('een')), text(paragraph('twee'), paragraph('drie'))])
  expect(open).toEqual([text(paragraph('een')), text(paragraph('twee'))])
})

test('headings do not count, and none stands last', () => {
  const open = beforeWall([text(heading('kop'), paragraph('een'), heading('kop')), image])
  expect(open).toEqual([text(heading('kop'), paragraph('een'))])
})

test('a list counts as a paragraph, so that it does not give the rest away', () => {
  const list: RichTextNode = { type: 'list', format: 'unordered', children: [] }
  expect(beforeWall([text(list, list, paragraph('rest'))])).toEqual([text(list, list)])
})
