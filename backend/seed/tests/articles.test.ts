import { describe, expect, test } from 'vitest'
import type { SeedBlock } from '../body/blocks'
import { parseBody } from '../body/parse-body'
import type { ArticleSource } from '../content/article'
import { people } from '../illustrations/people'
import { patterns } from '../illustrations/scenes'
import { bodies, content } from './content'
import { readingLines, sentences } from './plain-text'

const { articles, pages, partners } = content

/** The ending of a company's name that a headline omits. */
const trade = / (Groothandel|Verf|Profielen|Isolatie|Hout|Logistiek|Keramiek)$/
/** The maximum of an article. */
const mostPartners = 4

/**
 * The lists of articles that readers page through, newest first: of an edition, a tag in it or
 * in both, a company, an author.
 */
function lists(): ArticleSource[][] {
  const newest = articles.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt))
  const byList = newest.flatMap((article) => {
    const { edition, tags, partners, author } = article
    const subjects = [...tags, ...partners]
    const names = [edition, ...subjects.map((subject) => `${edition} ${subject}`), ...tags, author]
    return names.map((name) => ({ name, article }))
  })
  return [...Map.groupBy(byList, ({ name }) => name).values()].map((list) => list.map(({ article }) => article))
}

test('has no sentence of more than thirty characters in two articles', () => {
  const slugsBySentence = new Map<string, Set<string>>()
  for (const { slug, title, intro, keyPoints, cover, text } of articles) {
    const lines = [title, intro, ...keyPoints, cover?.caption ?? '', ...parseBody(text).flatMap(readingLines)]
    for (const sentence of lines.flatMap(sentences).filter((one) => one.length > 30)) {
      slugsBySentence.set(sentence, (slugsBySentence.get(sentence) ?? new Set()).add(slug))
    }
  }
  const shared = [...slugsBySentence]
    .filter(([, slugs]) => slugs.size > 1)
    .map(([sentence, slugs]) => [sentence, ...slugs])
  expect(shared).toEqual([])
})

describe('the demo articles', () => {
  test('are about 120, in both editions, each with its own minute, none after 20 November 2026', () => {
    expect(articles.length).toBeGreaterThanOrEqual(115)
    for (const edition of ['general', 'pro']) {
      expect(articles.filter((article) => article.edition === edition).length).toBeGreaterThan(40)
    }
    const dates = articles.map((article) => article.publishedAt)
    expect(new Set(dates).size).toBe(dates.length)
    expect(dates.at(-1)?.slice(0, 10)).toBe('2026-11-20')
    expect(dates[0]?.slice(0, 4)).toBe('2023')
  })

  test('share no picture, so that no page shows one twice', () => {
    const pictures = articles.flatMap(({ cover }) => (cover ? `${cover.scene} ${cover.variant}` : []))
    expect(pictures.filter((picture, at) => pictures.indexOf(picture) !== at)).toEqual([])
  })

  test('show different scenes on neighbours in a list', () => {
    const alike = lists().flatMap((list) =>
      list.flatMap(({ slug, cover }, at) => {
        const next = list[at + 1]
        return cover && next?.cover?.scene === cover.scene ? [`${cover.scene}: ${slug}, ${next.slug}`] : []
      }),
    )
    expect([...new Set(alike)]).toEqual([])
  })

  test('say nothing of a place or a product below a drawing that only shows a pattern', () => {
    const pictures = articles.flatMap(({ text }) => parseBody(text).flatMap(picturesOf))
    const covers = articles.flatMap(({ cover }) => cover ?? [])
    expect([...covers, ...pictures].filter(({ scene, caption }) => caption && patterns.has(scene))).toEqual([])
  })

  test('show who speaks in an interview, and the product of a recall', () => {
    const scenesOf = (form: ArticleSource['form']) =>
      articles.filter((article) => article.form === form).map(({ cover }) => cover?.scene ?? '')
    expect(scenesOf('interview').filter((scene) => !Object.hasOwn(people, scene))).toEqual([])
    expect(new Set(scenesOf('recall'))).toEqual(new Set(['lader', 'klapstoel']))
  })

  test('have all three access levels, and about half a cover', () => {
    for (const access of ['free', 'account', 'subscriber']) {
      expect(articles.filter((article) => article.access === access).length).toBeGreaterThan(15)
    }
    const share = articles.filter((article) => article.cover).length / articles.length
    expect(share).toBeGreaterThan(0.4)
    expect(share).toBeLessThan(0.75)
  })

  test('link the companies of their headline and intro', () => {
    const missing = articles.flatMap(({ slug, title, intro, partners: linked }) =>
      partners
        .filter(({ name }) => `${title} ${intro}`.includes(name.replace(trade, '')))
        .filter((company) => !linked.includes(company.slug) && linked.length < mostPartners)
        .map((company) => `${slug}: ${company.slug}`),
    )
    expect(missing).toEqual([])
  })

  test('have unique titles', () => {
    expect(new Set(articles.map((article) => article.title)).size).toBe(articles.length)
  })

  test.each(articles.map((article) => [article.slug, article] as const))('%s has enough text', (_slug, article) => {
    const text = parseBody(article.text).flatMap(readingLines).join(' ')
    expect(text.split(/\s+/).length).toBeGreaterThan(180)
    expect(article.title).not.toMatch(/\.$/)
    expect(text).not.toMatch(/ [–—] |"/)
    if (article.correctedAt) expect(article.correctedAt > article.publishedAt).toBe(true)
    expect(Boolean(article.correctedAt)).toBe(article.corrections.length > 0)
  })
})

test('writes miljard as mrd in figures, and no comparison without a word for more or less', () => {
  const figures = [
    ...bodies.flatMap(({ blocks }) => blocks.flatMap(figuresOf)),
    ...partners.flatMap(({ facts }) => facts),
  ]
  expect(figures.length).toBeGreaterThan(50)
  expect(figures.filter(({ value, note }) => /\bmld\b/.test(value) || /^dan /.test(note ?? ''))).toEqual([])
})

test('limits the age of the articles in each section of the front pages, unless it is called Achtergrond', () => {
  const undated = pages
    .filter(({ link }) => link === '/' || link === '/pro')
    .flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'articles'))
    .filter(({ title, maxAgeDays }) => !title?.startsWith('Achtergrond') && (maxAgeDays ?? Infinity) > 270)
  expect(undated).toEqual([])
})

function picturesOf(block: SeedBlock) {
  if (block.kind === 'image') return [block.picture]
  return block.kind === 'gallery' ? block.pictures : []
}

function figuresOf(block: SeedBlock) {
  return block.kind === 'figures' ? block.figures : []
}
