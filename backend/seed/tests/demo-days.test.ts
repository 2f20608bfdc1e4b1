import { describe, expect, test } from 'vitest'
import { readContent } from '../content/read-content'
import { demoDay, WRITTEN_ON, writtenDay } from '../dates/demo-day'
import { daysBetween } from '../dates/local-days'
import { allDocuments } from '../documents/all-documents'
import { content, seedFolder } from './content'
import { schemaErrors } from './schema-errors'

const days = [
  WRITTEN_ON,
  ...['2026-11-28', '2026-12-18', '2026-12-24', '2026-12-31', '2027-01-01', '2027-02-28', '2027-06-15', '2028-02-29'],
]
/** Anything may refer to any picture here. */
const media = { get: () => 1 } as unknown as Map<string, number>

describe.each(days)('on %s', (day) => {
  const { articles, comments, events, magazines, figures, ...rest } = readContent(seedFolder, {
    ...writtenDay,
    day,
  })
  const moment = (local: string) => local.slice(0, 10)

  test('the newest stories of both editions are of this morning, and none is of the future', () => {
    for (const edition of ['general', 'pro']) {
      const ofEdition = articles.filter((article) => article.edition === edition).map((one) => one.publishedAt)
      expect(ofEdition.toSorted().at(-1)).toMatch(new RegExp(`^${day}T0[6-9]:`))
      const recent = ofEdition.filter((at) => daysBetween(moment(at), day) < 7)
      expect(recent.length).toBeGreaterThan(4)
    }
    const moments = [
      ...articles.flatMap(({ publishedAt, correctedAt, corrections }) => [
        publishedAt,
        ...(correctedAt ? [correctedAt] : []),
        ...corrections.map(({ at }) => at),
      ]),
      ...comments.flatMap(({ at, edited }) => [at, ...(edited ? [edited] : [])]),
    ]
    expect(moments.filter((at) => moment(at) > day)).toEqual([])
  })

  test('corrections and comments follow their article', () => {
    for (const { publishedAt, corrections } of articles)
      for (const { at } of corrections) expect(at > publishedAt).toBe(true)
    for (const { article, at, edited } of comments) {
      expect(at > (articles.find(({ slug }) => slug === article)?.publishedAt ?? '9')).toBe(true)
      expect((edited ?? at) >= at).toBe(true)
    }
  })

  test('events are ahead, on the days of the week of their texts, with the year of their title', () => {
    const ahead = events.filter(({ startsAt }) => moment(startsAt) >= day)
    expect(ahead.length).toBe(content.events.filter(({ startsAt }) => moment(startsAt) >= WRITTEN_ON).length)
    expect(daysBetween(day, moment(ahead.map(({ startsAt }) => startsAt).sort()[0] ?? ''))).toBeLessThan(21)
    expect(new Set(events.map(({ slug }) => slug)).size).toBe(events.length)
    for (const { slug, title, startsAt } of events) {
      expect(slug.slice(-4)).toBe(startsAt.slice(0, 4))
      expect(title).toContain(startsAt.slice(0, 4))
    }
  })

  test('the newest issue is of the last three months, and its printed stories name it', () => {
    const [newest] = magazines
    const age = daysBetween(newest?.publishedOn ?? '', day)
    expect(age).toBeGreaterThanOrEqual(0)
    expect(age).toBeLessThan(95)
    expect(new Set(magazines.map(({ year, number }) => `${year}-${number}`)).size).toBe(magazines.length)
    for (const { magazine, publishedAt } of articles) {
      const issue = magazines.find(({ id }) => id === magazine?.issue)
      if (issue) expect(Math.abs(daysBetween(issue.publishedOn, moment(publishedAt)))).toBeLessThan(100)
    }
    expect(articles.filter(({ magazine }) => magazine?.issue === newest?.id).length).toBe(3)
  })

  test('series end with what has been published, and announce what comes', () => {
    for (const { importedOn, nextOn, values, periodKind, slug } of figures) {
      expect(importedOn <= day).toBe(true)
      if (nextOn) expect(nextOn > day).toBe(true)
      if (periodKind !== 'year') expect(daysBetween(importedOn, day), slug).toBeLessThan(100)
      expect(values.filter(({ value, period }) => value === null || period > day)).toEqual([])
    }
  })

  test('no text has a date left to fill in, and every document matches the schemas', () => {
    const all = { articles, comments, events, magazines, figures, ...rest }
    expect(JSON.stringify(all)).not.toMatch(/\{\{|\bundefined\b|NaN/)
    const documents = allDocuments(all, media, new Date(`${day}T12:00:00Z`)).flatMap((batch) => batch.documents)
    expect(documents.flatMap(({ uid, data }) => schemaErrors(uid, data))).toEqual([])
  })
})

test('has the same content as written on the day for which it was written', () => {
  expect(readContent(seedFolder, demoDay(new Date('2026-11-20T20:00:00Z')))).toEqual(content)
})

test('has nothing of the future when it is seeded at night', () => {
  const { articles, comments } = readContent(seedFolder, demoDay(new Date('2027-03-08T01:10:00Z')))
  const moments = [...articles.map(({ publishedAt }) => publishedAt), ...comments.map(({ at }) => at)]
  expect(moments.toSorted().at(-1)?.localeCompare('2027-03-08T02:10')).toBe(-1)
  expect(moments.some((at) => at.startsWith('2027-03-08'))).toBe(true)
})
