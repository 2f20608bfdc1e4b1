import { hydratedPart } from '../../ui/lazy/hydrated-part.ts'
import { documentPart, staticPart } from '../../ui/lazy/static-part.tsx'

/*
 * Most of an article only shows something: a full page load needs none of its code, which saves 5 kB
 * (e2e/budgets.ts), and none of its data.
 */

export const ArticleHead = documentPart(async () => (await import('./article-head.tsx')).ArticleHead, { tag: 'header' })

export const ArticleCover = documentPart(async () => (await import('../../ui/blocks/image-figure.tsx')).Opening, {
  tag: 'figure',
})

export const Portrait = staticPart(async () => (await import('./portrait.tsx')).Portrait, {
  tag: 'span',
  className: 'contents',
})

export const ArticleContext = documentPart(async () => (await import('./article-context.tsx')).ArticleContext, {
  tag: 'aside',
  'aria-label': 'Bij dit artikel',
})

export const RelatedArticles = documentPart(async () => (await import('./related-articles.tsx')).RelatedArticles, {
  tag: 'div',
})

export const NewestArticles = documentPart(async () => (await import('../../ui/articles/latest-list.tsx')).LatestList, {
  tag: 'section',
  'aria-labelledby': 'laatste',
})

export const VacanciesBeside = documentPart(async () => (await import('./vacancies-beside.tsx')).VacanciesBeside, {
  tag: 'section',
  'aria-labelledby': 'vacatures',
})

/** Few visits end at it; it depends on whether the reader is logged in. */
export const Paywall = hydratedPart(async () => (await import('./paywall.tsx')).Paywall, '.wall')

export const StaticBlocks = documentPart(async () => (await import('../../ui/blocks/body-blocks.tsx')).BodyBlocks, {
  tag: 'div',
})

export const Corrections = documentPart(async () => (await import('./corrections.tsx')).Corrections, { tag: 'div' })
