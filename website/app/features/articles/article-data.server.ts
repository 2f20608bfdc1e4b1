import type { Article } from '@gevel/contract/articles'
import type { Headline } from '@gevel/contract/references'
import type { VacancyTeaser } from '@gevel/contract/vacancies'
import { partData } from '../../routing/part-data.server.ts'
import { dedupeLogos } from '../../ui/articles/dedupe-logos.ts'
import { coverPlaces } from './cover-places.ts'
import { textRuns } from './text-runs.ts'

interface Beside {
  newest: readonly Headline[]
  vacancies: readonly VacancyTeaser[]
  /** the number of its comments */
  comments: number
}

/** The data of an article's page: what its scripts use, and its static parts. */
export function articleData(request: Request, whole: Article, { newest, vacancies, comments }: Beside) {
  const { article, head, cover, text, corrections, context, related } = splitOnce(whole)
  const part = <T extends object>(data: T) => partData(request, data)
  return {
    article,
    parts: {
      head: part(comments > 0 ? { ...head, comments } : head),
      cover: cover && part(cover),
      text: text.map((run) => ('live' in run ? run : part(run))),
      corrections: corrections && part(corrections),
      context: context && part(context),
      related: part(related),
      newest: part({ id: 'laatste', title: 'Het laatste', articles: newest, edition: whole.edition }),
      vacancies: vacancies.length > 0 ? part({ vacancies }) : null,
    },
  }
}

export type ArticleData = ReturnType<typeof articleData>
/** What an article's head shows. */
export type HeadArticle = ReturnType<typeof split>['head']['article']

const splitArticles = new WeakMap<Article, ReturnType<typeof split>>()

/** An article of a cached response is the same for all its pages, so its parts get their ids once. */
function splitOnce(whole: Article) {
  const splitArticle = splitArticles.get(whole) ?? split(whole)
  splitArticles.set(whole, splitArticle)
  return splitArticle
}

function split(whole: Article) {
  const { blocks, partners, magazine, earlier, previous, next, related, relatedTag, corrections, ...head } = whole
  const { keyPoints, changedAt, publishedAt, readingMinutes, label, ...article } = head
  const { id, slug, edition, title, cover } = whole
  const coverPlace = coverPlaces[whole.form]
  const logos = new Set(partners.map(({ id }) => id))
  return {
    article,
    head: { article: { ...head, modifiedAt: lastModified(whole) }, coverPlace },
    cover: coverPlace === 'below' && cover ? { picture: cover, opening: 'column' as const } : null,
    text: textRuns(blocks),
    corrections: whole.locked ? null : { id, slug, edition, title, corrections },
    context: partners.length > 0 || magazine || earlier.length > 0 ? { partners, magazine, earlier } : null,
    related: { previous, next, related: dedupeLogos(related, logos), relatedTag, edition },
  }
}

/** When an article last changed: its publication, the last change of its text, or its last correction. */
function lastModified({ publishedAt, changedAt, corrections }: Article): string {
  const moments = [publishedAt, changedAt ?? publishedAt, ...corrections.map(({ at }) => at)]
  return moments.toSorted().at(-1) ?? publishedAt
}
