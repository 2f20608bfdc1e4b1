import type { Previewed, PreviewType } from '@gevel/contract/previews'
import { type ArticleRow, pageOfArticle } from '../articles/article-row'
import { articlePage } from '../articles/show-article'
import { type Draft, loadDraft } from '../documents/load-draft'
import { missingFields } from '../documents/missing-fields'
import type { Populate } from '../documents/published-relations'
import { type EventRow, pageOfEvent } from '../events/event-row'
import { eventPage } from '../events/show-event'
import { loadShelf } from '../magazines/list-magazines'
import { cardOfMagazine, type MagazineCardRow } from '../magazines/magazine-card'
import { magazinePage, type PaperPart } from '../magazines/show-magazine'
import { type PageRow, populatable } from '../pages/page-row'
import { pageOf } from '../pages/show-page'
import { type PartnerRow, pageOfPartner } from '../partners/partner-row'
import { partnerPage } from '../partners/show-partner'
import { hasTextChanged } from '../publishing/has-text-changed'
import { pageOfVacancy, type VacancyRow, vacancyPage } from '../vacancies/show-vacancy'
import { incompleteDraft, previewError } from './preview-error'
import { uidOf } from './previewable'

type DocumentOf<T extends PreviewType> = Extract<Previewed, { type: T }>['document']

/** Makes the page of a draft, with all of its text. */
function draftPage<T extends PreviewType, Row extends object>(
  type: T,
  populate: Populate,
  page: (draft: Draft<Row>) => Promise<DocumentOf<T>>,
): (documentId: string) => Promise<DocumentOf<T>> {
  return async (documentId) => {
    const draft = await loadDraft<Row>(uidOf(type), documentId, populate)
    if (!draft) throw previewError('preview-gone')
    const missing = missingFields(uidOf(type), draft.row)
    if (missing.length > 0) throw incompleteDraft(missing)
    return page(draft)
  }
}

type IssueRow = MagazineCardRow & { contents: PaperPart[] | null }

/** The page of a draft by its document id, as it will be when it is published now. */
export const draftPages: { readonly [T in PreviewType]: (documentId: string) => Promise<DocumentOf<T>> } = {
  article: draftPage('article', pageOfArticle, async ({ row, draftId, publishedId }: Draft<ArticleRow>) => {
    const isChanged = publishedId !== undefined && (await hasTextChanged(strapi, draftId, publishedId))
    return articlePage(isChanged ? { ...row, changedAt: row.publishedAt } : row, false)
  }),
  page: draftPage('page', populatable, async ({ row }: Draft<PageRow>) => pageOf(row)),
  event: draftPage('event', pageOfEvent, ({ row }: Draft<EventRow>) => eventPage(row)),
  vacancy: draftPage('vacancy', pageOfVacancy, ({ row }: Draft<VacancyRow>) => vacancyPage(row)),
  company: draftPage('company', pageOfPartner, ({ row }: Draft<PartnerRow>) => partnerPage(row)),
  magazine: draftPage('magazine', { ...cardOfMagazine.populate, contents: true }, async ({ row }: Draft<IssueRow>) =>
    magazinePage(row, row.contents ?? [], onShelf(row, await loadShelf())),
  ),
}

/** The shelf with a draft in its place. */
function onShelf(issue: MagazineCardRow, shelf: readonly MagazineCardRow[]): MagazineCardRow[] {
  const others = shelf.filter(({ publicId }) => publicId !== issue.publicId)
  return [issue, ...others].sort(
    (one, other) => other.publishedOn.localeCompare(one.publishedOn) || other.publicId - one.publicId,
  )
}
