import type { BodyBlock } from '@gevel/contract/body-blocks'
import { expect, test } from 'vitest'
import { textRuns } from './text-runs.ts'

const quote: BodyBlock = { __component: 'blocks.quote', text: 'Een steen', speaker: null }
const text: BodyBlock = { __component: 'blocks.text', content: [] }
const gallery: BodyBlock = { __component: 'blocks.gallery', pictures: [] }

test('an empty text has no runs', () => expect(textRuns([])).toEqual([]))

test('blocks with buttons split a text into runs', () => {
  expect(textRuns([text, quote, gallery, text])).toEqual([
    { blocks: [text, quote] },
    { live: gallery },
    { blocks: [text] },
  ])
  expect(textRuns([gallery, gallery])).toEqual([{ live: gallery }, { live: gallery }])
})
