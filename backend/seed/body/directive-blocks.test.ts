import { expect, test } from 'vitest'
import { directiveBlock } from './directive-blocks'

const chart = 'title: T\ndescription: D\nunit: procent\nsource: S\nlabels: [K1, K2]\nseries:\n  - {name: A, values: '

test('a chart has a value for each label; an unknown one is null', () => {
  expect(directiveBlock('chart', 'line', `${chart}[1, null]}`)).toMatchObject({
    kind: 'chart',
    chart: 'line',
    labels: ['K1', 'K2'],
    series: [{ name: 'A', values: [1, null] }],
  })
  expect(() => directiveBlock('chart', 'line', `${chart}[1]}`)).toThrow('1 values for 2 labels')
  expect(() => directiveBlock('chart', 'pie', `${chart}[1, 2]}`)).toThrow()
})

test('pictures are drawings with words', () => {
  const picture = '{scene: muur, variant: 2}'
  expect(directiveBlock('image', '', picture)).toEqual({
    kind: 'image',
    picture: { scene: 'muur', variant: 2 },
  })
  expect(() => directiveBlock('image', '', '{scene: muur, variant: 5}')).toThrow()
  expect(() => directiveBlock('gallery', '', `- ${picture}`)).toThrow()
})

test('a video, a file and a related article are named on the line itself', () => {
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
