import type { PreviewType } from '@gevel/contract/previews'
import { showArticle } from '../articles/show-article'
import { showCurrentOfSeries, showEvent } from '../events/show-event'
import { showMagazine } from '../magazines/show-magazine'
import { type Populated, populatable } from '../pages/page-row'
import { showPageById } from '../pages/show-page'
import { showVacancy } from '../vacancies/show-vacancy'
import { publishedCompany } from './company-pages'
import type { Show } from './preview-token'

const parts = Object.keys(populatable) as Populated[]

/** The published pages as the public API responds with them, articles with all of their text. */
export const publishedPages: Readonly<Record<PreviewType, Show>> = {
  async article({ place: { publicId } }) {
    const shown = await showArticle(publicId, async () => 'mix')
    return shown && { type: 'article', document: shown.data }
  },
  async page({ place: { publicId } }) {
    const shown = await showPageById(publicId, parts)
    return shown && { type: 'page', document: shown.data }
  },
  async event({ place: { publicId, series }, page }) {
    const shown = await (page === 'series' && series ? showCurrentOfSeries(series) : showEvent(publicId))
    return shown && { type: 'event', document: shown.data }
  },
  async vacancy({ place: { publicId } }) {
    const shown = await showVacancy(publicId)
    return shown && { type: 'vacancy', document: shown.data }
  },
  company: async ({ place: { kind, link } }) => (kind && link ? publishedCompany({ kind, link }) : null),
  product: async ({ place: { partner } }) => (partner ? publishedCompany(partner) : null),
  async magazine({ place: { publicId } }) {
    const shown = await showMagazine(publicId)
    return shown && { type: 'magazine', document: shown.data }
  },
}
