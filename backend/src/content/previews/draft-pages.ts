import type { PreviewType } from '@gevel/contract/previews'
import { type ArticleRow, pageOfArticle } from '../articles/article-row'
import { articlePage } from '../articles/show-article'
import { type EventRow, pageOfEvent } from '../events/event-row'
import { eventPage } from '../events/show-event'
import { type PageRow, populatable } from '../pages/page-row'
import { pageWithFigures } from '../pages/show-page'
import { hasTextChanged } from '../publishing/has-text-changed'
import { pageOfVacancy, type VacancyRow, vacancyPage } from '../vacancies/show-vacancy'
import { draftCompany } from './company-pages'
import { completeDraft } from './complete-draft'
import { draftIssue } from './draft-issue'
import { draftProduct } from './product-pages'
import { seriesPage } from './series-page'
import type { Show } from './show'

/** The page of a draft, with all of its text, as it will be when it is published now. */
export const draftPages: Readonly<Record<PreviewType, Show>> = {
  async article({ documentId }) {
    const { row, draftId, publishedId } = await completeDraft<ArticleRow>('article', documentId, pageOfArticle)
    const isChanged = publishedId !== undefined && (await hasTextChanged(strapi, draftId, publishedId))
    const document = await articlePage(isChanged ? { ...row, changedAt: row.publishedAt } : row, false)
    return { type: 'article', document }
  },
  async page({ documentId }) {
    const { row } = await completeDraft<PageRow>('page', documentId, populatable)
    return { type: 'page', document: await pageWithFigures(row) }
  },
  async event({ documentId, page }) {
    const { row } = await completeDraft<EventRow>('event', documentId, pageOfEvent)
    return { type: 'event', document: await (page === 'series' ? seriesPage(row) : eventPage(row)) }
  },
  async vacancy({ documentId }) {
    const { row } = await completeDraft<VacancyRow>('vacancy', documentId, pageOfVacancy)
    return { type: 'vacancy', document: await vacancyPage(row) }
  },
  company: ({ documentId }) => draftCompany(documentId),
  product: ({ documentId }) => draftProduct(documentId),
  magazine: ({ documentId }) => draftIssue(documentId),
}
