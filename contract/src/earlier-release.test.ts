import { expect, test } from 'vitest'
import { bodyBlockSchema } from './body-blocks.ts'
import { searchAnswerSchema } from './search.ts'

test('reads a video of a backend that knows neither its key nor its start', () => {
  const video = { provider: 'youtube', videoId: 'dQw4w9WgXcQ', title: 'Een gevel', poster: null }
  const block = { __component: 'blocks.video', ...video }
  expect(bodyBlockSchema.parse(block)).toEqual({ ...block, hash: null, startSeconds: null })
})

test('reads results of a backend that does not count those with all words', () => {
  const meta = {
    pagination: { page: 1, pageSize: 20, pageCount: 0, total: 0 },
    ...{ more: false, partial: false, cut: false, corrected: null, suggestion: null },
    facets: { edition: [], kind: [], year: [], tag: [] },
  }
  expect(searchAnswerSchema.parse({ data: [], meta }).meta).toEqual({ ...meta, complete: 0 })
})
