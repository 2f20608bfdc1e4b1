import { authorHref, partnerHref } from '@gevel/contract/hrefs'
import { routePaths } from '@gevel/contract/paths'
import { expect, test } from 'vitest'
import type { Inline, RichText, SeedBlock } from '../body/blocks'
import { parseRichText } from '../body/parse-body'
import type { PageBlockSource } from '../content/page-data'
import { bodies, content } from './content'

const { authors, tags, partners, pages, events, vacancies, products, navigation, site, advertising } = content

/** The screens that are not CMS pages, and need no parameter. */
const routes = Object.values(routePaths).filter((path) => !path.includes(':'))
const paths = new Set([
  ...routes,
  ...pages.map((page) => page.link),
  ...authors.map((author) => authorHref(author)),
  ...partners.map((partner) => partnerHref({ kind: partner.kind, link: partner.slug })),
])
const tagPages = new Set(['/news/tag', '/item/tag'])
/** Query strings of tags in the site's own spelling; any other is redirected. */
const tagQueries = new Set(tags.map((tag) => `?t=${encodeURIComponent(tag.name)}`))

function isBroken(href: string): boolean {
  if (!href.startsWith('/'))
    return !/^(https:\/\/[a-z.]+\.example\/|mailto:[\w.]+@gevel\.example$|tel:\d{10}$)/.test(href)
  const { pathname, search } = new URL(href, 'https://gevel.example')
  const isOwnSearch = search === '' || search === '?pro' || (tagPages.has(pathname) && tagQueries.has(search))
  return !paths.has(pathname) || !isOwnSearch
}

function inText(content: RichText): string[] {
  const hrefs = (nodes: Inline[]) => nodes.flatMap((node) => (node.type === 'link' ? [node.url] : []))
  return content.flatMap((node) =>
    node.type === 'list' ? node.children.flatMap((item) => hrefs(item.children)) : hrefs(node.children),
  )
}

function inBody(block: SeedBlock): string[] {
  return block.kind === 'text' || block.kind === 'callout' ? inText(block.content) : []
}

function inPageBlock(block: PageBlockSource): string[] {
  if (block.kind === 'links') return block.items.map((item) => item.href)
  return 'moreLink' in block && block.moreLink ? [block.moreLink] : []
}

const texts = [...partners, ...products].map((one) => one.description)
const parts = [
  ...events.flatMap((event) => [event.body, event.recap ?? '']),
  ...vacancies.map((vacancy) => vacancy.body),
]

test.each([
  ['articles and pages', bodies.flatMap(({ blocks }) => blocks.flatMap(inBody))],
  ['lists on pages', pages.flatMap((page) => page.blocks.flatMap(inPageBlock))],
  ['companies, products, events and vacancies', [...texts, ...parts].map(parseRichText).flatMap(inText)],
  ['menus', [...navigation.general, ...navigation.pro].map((item) => item.href)],
  [
    'the footer',
    [...site.footer.flatMap((column) => column.items), ...site.legal, ...site.social].map((item) => item.href),
  ],
  ['banners and short links', [...advertising.banners, ...advertising.shortLinks].map(({ to }) => to)],
  ['redirects', [...site.redirects.map((redirect) => redirect.to), ...pages.flatMap((page) => page.redirectURI ?? [])]],
])('has no broken link in %s', (_where, hrefs) => {
  expect(hrefs.filter(isBroken)).toEqual([])
})

test('has no page at an old path that redirects', () => {
  expect(site.redirects.filter((redirect) => paths.has(redirect.from))).toEqual([])
})
