import { parseChartRows } from '../blocks/chart-rows'
import { parseTableRows } from '../blocks/table-rows'
import { parseVideoAddress } from '../blocks/video-address'
import { checkPageLink } from '../pages/page-link'
import { checkPartnerLink } from '../partners/partner-link'
import { hrefFields } from './href-fields'
import { checkHref, checkSegments, checkWebAddress } from './hrefs'

/** Throws an Error with a Dutch sentence when the text is not what the field holds. */
export type TextCheck = (value: string) => unknown

const ownChecks: Readonly<Record<string, Readonly<Record<string, TextCheck>>>> = {
  'api::page.page': { link: checkPageLink },
  'api::partner.partner': { link: checkPartnerLink, website: checkWebAddress },
  'api::vacancy.vacancy': { applyUrl: checkWebAddress },
  'api::redirect.redirect': { fromPath: checkSegments },
  'shared.seo': { canonical: checkWebAddress },
  'blocks.table': { rows: (rows) => parseTableRows(rows) },
  'blocks.chart': { rows: parseChartRows },
  'blocks.video': { url: parseVideoAddress },
}

/** What a text must be, beyond what a schema can say: the check of a field of a content type or component. */
export function textCheckOf(uid: string, field: string): TextCheck | undefined {
  return hrefFields[uid]?.includes(field) ? checkHref : ownChecks[uid]?.[field]
}
