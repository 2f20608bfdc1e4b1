import { parseChartRows } from '../blocks/chart-rows'
import { parseTableRows } from '../blocks/table-rows'
import { parseVideoAddress } from '../blocks/video-address'
import { checkPageLink } from '../pages/page-link'
import { checkPartnerLink } from '../partners/partner-path'
import { checkHref, checkWebAddress } from './hrefs'

/** Throws an Error with a Dutch sentence when the text is not what the field holds. */
export type TextCheck = (value: string) => unknown

/** What texts must be, beyond what a schema can say; by content type or component, then by field. */
export const textChecks: Readonly<Record<string, Readonly<Record<string, TextCheck>>>> = {
  'api::page.page': { link: checkPageLink, redirectURI: checkHref },
  'api::partner.partner': { link: checkPartnerLink, website: checkWebAddress },
  'api::vacancy.vacancy': { applyUrl: checkWebAddress },
  'api::redirect.redirect': { to: checkHref },
  'shared.link': { href: checkHref },
  'shared.seo': { canonical: checkWebAddress },
  'blocks.table': { rows: (rows) => parseTableRows(rows) },
  'blocks.chart': { rows: parseChartRows },
  'blocks.video': { url: parseVideoAddress },
  'blocks.articles': { moreLink: checkHref },
  'blocks.agenda': { moreLink: checkHref },
  'blocks.vacancies': { moreLink: checkHref },
  'blocks.magazine': { moreLink: checkHref },
  'blocks.partners': { moreLink: checkHref },
}
