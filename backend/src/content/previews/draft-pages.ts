import type { Event } from '@gevel/contract/events'
import type { PreviewType } from '@gevel/contract/previews'
import { type ArticleRow, pageOfArticle } from '../articles/article-row'
import { articlePage } from '../articles/show-article'
import { currentEdition } from '../events/current-edition'
import { eventCard } from '../events/event-card'
import { type EventRow, loadEvent, loadOtherEditions, pageOfEvent } from '../events/event-row'
import { eventPage } from '../events/show-event'
import { type PageRow, populatable } from '../pages/page-row'
import { pageWithFigures } from '../pages/show-page'
import { hasTextChanged } from '../publishing/has-text-changed'
import { pageOfVacancy, type VacancyRow, vacancyPage } from '../vacancies/show-vacancy'
import { draftCompany } from './company-pages'
import { completeDraft } from './complete-draft'
import { draftIssue } from './draft-issue'
import type { Show } from './preview-token'
import { draftProduct } from './product-pages'

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

/**
 * The landing page of a draft's series, as it will be when the draft is published now: that of the current edition,
 * which is the draft or has it among the other editions.
 */
async function seriesPage(draft: EventRow): Promise<Event> {
  const others = draft.series ? await loadOtherEditions(draft.series, draft.publicId) : []
  const current = currentEdition([draft, ...others], new Date())
  const row = !current || current === draft ? null : await loadEvent(current.publicId)
  if (!row) return eventPage(draft)
  const { otherEditions, ...event } = await eventPage(row)
  const withDraft = [eventCard(draft), ...otherEditions.filter(({ id }) => id !== draft.publicId)]
  return { ...event, otherEditions: withDraft.sort((one, other) => other.startsAt.localeCompare(one.startsAt)) }
}
