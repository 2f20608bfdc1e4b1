import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { SeedBlock, SeedPicture } from '../body/blocks'
import { isDrawn } from '../illustrations/drawings'
import { scenes } from '../illustrations/scenes'
import { bodies, content, seedFolder } from './content'

const { articles, partners, products, events, vacancies, magazines, pages, tags, authors, figures, advertising } =
  content

const slugs = (list: { slug: string }[]) => new Set(list.map((item) => item.slug))
const known = {
  tags: slugs(tags),
  authors: slugs(authors),
  partners: slugs(partners),
  articles: slugs(articles),
  figures: slugs(figures),
  magazines: new Set(magazines.map((magazine) => magazine.id)),
}
const unknown = (names: Iterable<string | undefined>, list: Set<string>) =>
  [...names].filter((name) => name !== undefined && !list.has(name))

const drawn = (folder: string) =>
  new Set(readdirSync(join(seedFolder, 'illustrations', folder)).map((file) => file.replace('.svg', '')))

function picturesOf(block: SeedBlock): SeedPicture[] {
  if (block.kind === 'image') return [block.picture]
  if (block.kind === 'gallery') return block.pictures
  return block.kind === 'video' ? [block.poster] : []
}

describe('every referenced', () => {
  test('tag exists', () => {
    expect(
      unknown(
        [...articles, ...pages].flatMap((one) => one.tags),
        known.tags,
      ),
    ).toEqual([])
    const inBlocks = pages.flatMap((page) =>
      page.blocks.map((block) => (block.kind === 'articles' ? block.tag : undefined)),
    )
    expect(unknown(inBlocks, known.tags)).toEqual([])
  })

  test('author exists', () => {
    expect(
      unknown(
        articles.map((article) => article.author),
        known.authors,
      ),
    ).toEqual([])
  })

  test('company exists', () => {
    const named = [
      ...articles.flatMap((article) => article.partners),
      ...products.map((product) => product.partner),
      ...vacancies.map((vacancy) => vacancy.company),
      ...events.flatMap((event) => [...event.sponsorsMain, ...event.sponsors]),
      ...advertising.banners.map((banner) => banner.advertiser),
    ]
    expect(unknown(named, known.partners)).toEqual([])
  })

  test('magazine issue exists, and has the page of an article', () => {
    expect(
      unknown(
        articles.map((article) => article.magazine?.issue),
        known.magazines,
      ),
    ).toEqual([])
    for (const { slug, magazine } of articles) {
      const pageCount = magazines.find((issue) => issue.id === magazine?.issue)?.pages ?? 0
      if (magazine?.page) expect(magazine.page, slug).toBeLessThanOrEqual(pageCount)
    }
  })

  test('article exists', () => {
    const named = [
      ...articles.flatMap((article) => article.related),
      ...bodies.flatMap(({ blocks }) => blocks.map((block) => (block.kind === 'related' ? block.slug : undefined))),
      ...pages.flatMap((page) =>
        page.blocks.flatMap((block) => {
          if (block.kind === 'story') return [block.article]
          return block.kind === 'front' ? [block.lead, ...block.also] : []
        }),
      ),
    ]
    expect(unknown(named, known.articles)).toEqual([])
  })

  test('series of market figures exists', () => {
    const shown = pages.flatMap((page) =>
      page.blocks.map((block) => (block.kind === 'figure-of-month' ? block.series : undefined)),
    )
    expect(unknown(shown, known.figures)).toEqual([])
  })

  test('illustration exists', () => {
    const pictures: { scene: string }[] = [
      ...[...articles, ...pages, ...events].flatMap((one) => one.cover ?? []),
      ...bodies.flatMap(({ blocks }) => blocks.flatMap(picturesOf)),
      ...events.flatMap((event) => event.photos),
      ...products,
      ...magazines,
    ]
    expect(pictures.filter((picture) => !isDrawn(picture.scene))).toEqual([])
    expect(drawn('scenes')).toEqual(new Set(Object.keys(scenes)))
    expect(
      unknown(
        partners.map((partner) => partner.logo),
        drawn('logos'),
      ),
    ).toEqual([])
    const people = [
      ...authors,
      ...[...partners, ...events].flatMap((one) => ('people' in one ? one.people : one.speakers)),
    ]
    expect(
      unknown(
        people.map((person) => person.portrait),
        drawn('portraits'),
      ),
    ).toEqual([])
  })

  test('file exists', () => {
    const files = new Set(readdirSync(join(seedFolder, 'files')))
    const named = bodies.flatMap(({ blocks }) =>
      blocks.map((block) => (block.kind === 'file' ? block.file : undefined)),
    )
    expect(unknown(named, files)).toEqual([])
  })
})

test('has about as many of each kind as the site needs', () => {
  expect(tags).toHaveLength(30)
  expect(magazines).toHaveLength(12)
  expect(events.length).toBeGreaterThanOrEqual(10)
  expect(vacancies).toHaveLength(40)
  expect(partners.length).toBeGreaterThanOrEqual(25)
  expect(new Set(partners.map((partner) => partner.logo)).size).toBe(partners.length)
  for (const list of [tags, authors, partners, products, events, vacancies]) expect(slugs(list).size).toBe(list.length)
})
