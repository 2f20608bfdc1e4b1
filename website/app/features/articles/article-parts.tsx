import { hydratedPart } from '../../ui/lazy/hydrated-part.ts'
import { staticPart } from '../../ui/lazy/static-part.tsx'

/*
 * Most of an article only shows something: a full page load needs none of its code, which saves 5 kB
 * (e2e/budgets.ts).
 */

export const ArticleHead = staticPart(async () => (await import('./article-head.tsx')).ArticleHead, {
  tag: 'header',
  className: ({ article }) => `art-head art-head--${article.form}`,
})

export const ArticleCover = staticPart(async () => (await import('../../ui/blocks/image-figure.tsx')).Opening, {
  tag: 'figure',
  className: 'pic bleed',
})

export const Portrait = staticPart(async () => (await import('./portrait.tsx')).Portrait, {
  tag: 'span',
  className: 'contents',
})

export const ArticleContext = staticPart(async () => (await import('./article-context.tsx')).ArticleContext, {
  tag: 'aside',
  className: 'art-aside art-aside--own joint',
  label: 'Bij dit artikel',
})

export const RelatedArticles = staticPart(async () => (await import('./related-articles.tsx')).RelatedArticles, {
  tag: 'div',
  className: 'art-related',
})

export const ArticleAside = staticPart(async () => (await import('./article-aside.tsx')).ArticleAside, {
  tag: 'aside',
  className: 'art-aside art-aside--site joint',
  label: 'Nieuws en vacatures',
})

/** Few visits end at it; it depends on whether the reader is logged in. */
export const Paywall = hydratedPart(async () => (await import('./paywall.tsx')).Paywall, '.wall')

export const StaticBlocks = staticPart(async () => (await import('../../ui/blocks/body-blocks.tsx')).BodyBlocks, {
  tag: 'div',
  className: 'prose__part',
})

export const Corrections = staticPart(async () => (await import('./corrections.tsx')).Corrections, {
  tag: 'div',
  className: 'prose__part',
})
