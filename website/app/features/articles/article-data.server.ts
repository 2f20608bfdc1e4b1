import type { Article } from '@gevel/contract/articles'
import type { Headline } from '@gevel/contract/references'
import type { VacancyTeaser } from '@gevel/contract/vacancies'
import { partData } from '../../routing/part-data.server.ts'
import { coverPlaces } from './cover-places.ts'
import { textRuns } from './text-runs.ts'

interface Beside {
  newest: readonly Headline[]
  vacancies: readonly VacancyTeaser[]
}

/** The data of an article's page: what its scripts use, and its static parts. */
export function articleData(request: Request, whole: Article, { newest, vacancies }: Beside) {
  const { blocks, partners, magazine, previous, next, related, relatedTag, corrections, ...head } = whole
  const { id, slug, edition, title, cover } = whole
  const coverPlace = coverPlaces[whole.form]
  const { keyPoints, changedAt, publishedAt, readingMinutes, label, ...article } = head
  const part = <T extends object>(data: T) => partData(request, data)
  return {
    article,
    parts: {
      head: part({ article: head, coverPlace }),
      cover: coverPlace === 'below' && cover ? part({ picture: cover, opening: 'column' as const }) : null,
      text: textRuns(blocks).map((run) => ('live' in run ? run : part(run))),
      corrections: whole.locked ? null : part({ id, slug, edition, title, corrections }),
      context: partners.length > 0 || magazine ? part({ partners, magazine }) : null,
      related: part({ previous, next, related, relatedTag, edition }),
      newest: part({ id: 'laatste', title: 'Het laatste', articles: newest, edition }),
      vacancies: vacancies.length > 0 ? part({ vacancies }) : null,
    },
  }
}

export type ArticleData = ReturnType<typeof articleData>
/** What an article's head shows. */
export type HeadArticle = Omit<
  Article,
  'blocks' | 'partners' | 'magazine' | 'previous' | 'next' | 'related' | 'relatedTag' | 'corrections'
>
