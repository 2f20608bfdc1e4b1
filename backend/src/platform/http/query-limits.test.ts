import { expect, test } from 'vitest'
import { problemOfUrl } from './query-limits'

test.each(['', 'a=1', 'a[b][c][d][e][f]=1', 'a[19]=1', 'zoek=caf%C3%A9+%26+bar', 'a=100%25'])('accepts %s', (query) => {
  expect(problemOfUrl('/api/public/pages', query)).toBeUndefined()
})

test.each([
  ['a[b][c][d][e][f][g]=1', 'De zoekvraag'],
  ['a[20]=1', 'De zoekvraag'],
  [Array(21).fill('a[]=1').join('&'), 'De zoekvraag'],
  [Array(1001).fill('a=1').join('&'), 'De zoekvraag'],
  ['a=%', 'Het adres bevat een %'],
  ['a=%ff', 'Het adres bevat een %'],
  ['a=%00', 'Het adres bevat een teken'],
])('rejects %.40s', (query, problem) => {
  expect(problemOfUrl('/api/public/pages', query)).toMatch(problem)
})

test('limits the path too', () => {
  expect(problemOfUrl('/api/public/pages/link/%', '')).toMatch('Het adres bevat een %')
  expect(problemOfUrl('/api/public/pages/link/%00', '')).toMatch('Het adres bevat een teken')
})
