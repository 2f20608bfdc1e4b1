import { expect, test } from 'vitest'
import { parseEvents, rowOf } from './event-rows'

const facts = { device: 'phone', visitor: '-12' } as const

test('parses the events of a batch one by one', () => {
  const good = { eventType: 'Pageview', url: '/news/7/x' }
  const bad = [{ eventType: 'Niets', url: '/' }, { ...good, url: 'https://elders.example/' }, 'x', null]
  const { events, rejected } = parseEvents([bad[0], good, ...bad.slice(1), { eventType: 'Install' }])
  expect(events).toEqual([good, { eventType: 'Install' }])
  expect(rejected).toEqual([
    { index: 0, message: 'Deze soort gebeurtenis bestaat niet.' },
    { index: 2, message: 'Niet te begrijpen: url.' },
    { index: 3, message: 'Dit is geen gebeurtenis.' },
    { index: 4, message: 'Dit is geen gebeurtenis.' },
  ])
})

test.each([
  '',
  'news',
  '//elders.example',
  '/\\elders',
  '/a b',
  '/a?q=naam',
  '/a#b',
  '/\u0000',
  '/\ud800',
  `/${'a'.repeat(300)}`,
])('rejects the URL %j', (url) => expect(parseEvents([{ eventType: 'Pageview', url }]).rejected).toHaveLength(1))

test('leaves out everything of a visitor who does not want to be counted', () => {
  const event = { eventType: 'Pageview', url: '/item/7/x', referrer: 'zoeken.example' } as const
  const page = { kind: 'Pageview', path: '/item/7', subject: 'article:7', action: null, edition: 'pro', source: null }
  expect(rowOf(event, facts)).toEqual({ ...page, referrer: 'zoeken.example', ...facts })
  expect(rowOf(event, null)).toEqual({ ...page, referrer: null, device: null, visitor: null })
})

test('stores the banner of a marketing event, and what a lead is', () => {
  const url = '/partners/zagerij'
  expect(rowOf({ eventType: 'Marketing', url, banner: 'winter', action: 'view' }, facts)).toMatchObject({
    subject: 'banner:winter',
    action: 'view',
  })
  expect(rowOf({ eventType: 'Lead', url, action: 'mail' }, facts)).toMatchObject({
    subject: 'company:zagerij',
    action: 'mail',
  })
  expect(rowOf({ eventType: 'Install' }, facts)).toMatchObject({ path: null, subject: null, edition: null })
})

test.each([
  ['/vacatures', 'list'],
  ['/vacatures?pro', 'list'],
  ['/provacatures', 'list'],
  ['/vacatures/cat/3', 'list'],
  ['/vacatures/mail', 'mail'],
  ['/vacatures/vacature/7/verkoper', 'site'],
  ['/', 'site'],
])('tells of a reader who came from %s that it was %s, and nothing of who is not counted', (from, source) => {
  const event = { eventType: 'Pageview', url: '/vacatures/vacature/8/x', from } as const
  expect(rowOf(event, facts)).toMatchObject({ subject: 'vacancy:8', source })
  expect(rowOf(event, null).source).toBeNull()
})

test('stores a view whose page before is not readable', () => {
  const { events, rejected } = parseEvents([{ eventType: 'Pageview', url: '/vacatures/vacature/8/x', from: 'nergens' }])
  expect(rejected).toEqual([])
  expect(events).toMatchObject([{ url: '/vacatures/vacature/8/x' }])
})
