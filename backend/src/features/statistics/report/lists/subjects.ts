import type { Edition } from '@gevel/contract/editions'
import { articleHref, eventHref, magazineHref, partnerHref } from '@gevel/contract/hrefs'
import type { PartnerKind } from '@gevel/contract/references'
import { vacancyHref } from '@gevel/contract/vacancy-href'
import { type SubjectKind, type SubjectTable, subjectTables } from '../../subject-tables'
import type { RowLabel } from './list'

interface DocumentRow {
  key: string
  document_id: string
  name: string
  published: boolean
  id: number
  slug: string
  edition: Edition
  kind: PartnerKind
  link: string
}

interface SubjectType {
  /** of Strapi */
  type: string
  name: 'title' | 'name'
  fields: readonly string[]
  page(row: DocumentRow): string
}

/** The documents that events are about, by the kind of their subject (page-of-url.ts). */
const subjectTypes: Readonly<Record<SubjectKind, SubjectType>> = {
  article: { name: 'title', type: 'content', fields: ['slug', 'edition'], page: articleHref },
  event: { name: 'title', type: 'event', fields: ['slug'], page: eventHref },
  vacancy: { name: 'title', type: 'vacancy', fields: ['slug'], page: vacancyHref },
  magazine: { name: 'title', type: 'magazine', fields: ['slug'], page: magazineHref },
  company: { name: 'name', type: 'partner', fields: ['kind', 'link'], page: partnerHref },
}

/** Anybody can report an invented number, which may exceed that of the column. */
const largestNumber = 2_147_483_647

/** The names of subjects, their pages when they are published, and their forms in the admin. */
export async function labelSubjects(subjects: readonly string[]): Promise<Map<string, RowLabel>> {
  const labels = new Map<string, RowLabel>()
  for (const [kind, source] of Object.entries(subjectTables)) {
    const subjectType = { ...source, ...subjectTypes[kind as SubjectKind] }
    const keys = subjects.flatMap((subject) => (subject.startsWith(`${kind}:`) ? [subject.slice(kind.length + 1)] : []))
    const possibleKeys = subjectType.key === 'link' ? keys : keys.filter((key) => Number(key) <= largestNumber)
    if (possibleKeys.length === 0) continue
    for (const row of await findDocuments(subjectType, possibleKeys)) {
      labels.set(`${kind}:${row.key}`, {
        name: row.name,
        screen: `/content-manager/collection-types/api::${subjectType.type}.${subjectType.type}/${row.document_id}`,
        ...(row.published && { page: subjectType.page(row) }),
      })
    }
  }
  return labels
}

/** The documents with these keys: of each the published version, otherwise the draft. */
async function findDocuments({ table, key, name, fields }: SubjectType & SubjectTable, keys: readonly string[]) {
  const { rows } = await strapi.db.connection.raw<{ rows: DocumentRow[] }>(
    `SELECT DISTINCT ON (:key:) CAST(:key: AS text) AS key, document_id, :name: AS name, published_at IS NOT NULL AS published,
       public_id AS id, ${fields.join(', ')}
     FROM :table: WHERE :key: = ANY (:keys) ORDER BY :key:, published_at DESC NULLS LAST`,
    { key, name, table, keys },
  )
  return rows
}
