import { expect, test } from 'vitest'
import { directiveBlock } from './directive-blocks'

const chart = 'title: T\ndescription: D\nunit: procent\nsource: S\nlabels: [K1, K2]\nseries:\n  - {name: A, values: '

test('reads a value for each label of a chart; an unknown one is null', () => {
  expect(directiveBlock('chart', 'line', `${chart}[1, null]}`)).toMatchObject({
    kind: 'chart',
    chart: 'line',
    labels: ['K1', 'K2'],
    series: [{ name: 'A', values: [1, null] }],
  })
  expect(() => directiveBlock('chart', 'line', `${chart}[1]}`)).toThrow('1 values for 2 labels')
  expect(() => directiveBlock('chart', 'pie', `${chart}[1, 2]}`)).toThrow()
})

test('reads pictures as illustrations with captions', () => {
  const picture = '{scene: muur, variant: 2}'
  expect(directiveBlock('image', '', picture)).toEqual({
    kind: 'image',
    picture: { scene: 'muur', variant: 2 },
  })
  expect(() => directiveBlock('image', '', '{scene: muur, variant: 5}')).toThrow()
  expect(() => directiveBlock('gallery', '', `- ${picture}`)).toThrow()
})

test("reads a video, a file and a related article from the directive's own line", () => {
  const poster = '{scene: muur, variant: 1}'
  expect(directiveBlock('video', 'youtube abc-123 Een titel', poster)).toMatchObject({
    provider: 'youtube',
    videoId: 'abc-123',
    title: 'Een titel',
  })
  expect(directiveBlock('file', 'prijzen.csv Alle prijzen', '')).toEqual({
    kind: 'file',
    file: 'prijzen.csv',
    label: 'Alle prijzen',
  })
  expect(directiveBlock('related', 'een-artikel', '')).toEqual({ kind: 'related', slug: 'een-artikel' })
})
