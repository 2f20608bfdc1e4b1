import type { BodyBlock } from '@gevel/contract/body-blocks'
import { expect, test } from 'vitest'
import { textSections } from './text-sections.ts'

const text = (value: string) => [{ type: 'text' as const, text: value }]
const heading = (value: string, level = 2) => ({ type: 'heading' as const, level, children: text(value) })
const paragraph = (value: string) => ({ type: 'paragraph' as const, children: text(value) })
const quote: BodyBlock = { __component: 'blocks.quote', text: 'Zo.', speaker: null }

test('splits a text at its headings, and leaves other blocks in their place', () => {
  const sections = textSections([
    { __component: 'blocks.text', content: [paragraph('vooraf'), heading('Eén redactie'), paragraph('a')] },
    quote,
    { __component: 'blocks.text', content: [heading('kleiner', 3), paragraph('b'), heading('Eén redactie')] },
  ])
  expect(sections).toEqual([
    { heading: null, blocks: [{ __component: 'blocks.text', content: [paragraph('vooraf')] }] },
    {
      heading: { id: 'kop-een-redactie', title: 'Eén redactie' },
      blocks: [
        { __component: 'blocks.text', content: [paragraph('a')] },
        quote,
        { __component: 'blocks.text', content: [heading('kleiner', 3), paragraph('b')] },
      ],
    },
    { heading: { id: 'kop-een-redactie--2', title: 'Eén redactie' }, blocks: [] },
  ])
})

test('has no sections without blocks', () => expect(textSections([])).toEqual([]))
