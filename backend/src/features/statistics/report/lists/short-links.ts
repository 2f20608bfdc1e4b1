import { topValues } from './counts-in-range'
import { countColumn, type ReportList, type RowLabel } from './list'

const prefix = 'link:'

/** The tracked links by how often they were followed. */
export const shortLinksList: ReportList = {
  title: 'Korte links',
  of: 'Link',
  columns: [countColumn('Gevolgd'), countColumn('Bezoekers')],
  empty: 'In deze periode is geen korte link gevolgd.',
  ofBothEditions: true,
  load: topValues({ kind: 'email-link', dimension: 'subject', prefix }),
  label: labelLinks,
}

async function labelLinks(subjects: readonly string[]): Promise<Map<string, RowLabel>> {
  const { rows } = await strapi.db.connection.raw<{
    rows: { subject: string; code: string; screen: string; name: string }[]
  }>(
    `SELECT '${prefix}' || code AS subject, code, '/content-manager/collection-types/api::short-link.short-link/' || document_id AS screen, name
     FROM short_links WHERE '${prefix}' || code = ANY (?)`,
    [subjects],
  )
  return new Map(rows.map(({ subject, code, screen, name }) => [subject, { name, detail: `/l/${code}`, screen }]))
}
