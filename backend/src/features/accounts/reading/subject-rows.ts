import { eventSeriesNames } from '@gevel/contract/event-series'
import { eventSeriesSchema } from '@gevel/contract/events'
import type { Subject, SubjectKind } from '@gevel/contract/following'
import type { PartnerKind } from '@gevel/contract/references'
import type { Knex } from 'knex'

/** A followed subject with what it refers to: Strapi replaces a document's row at each publication, not its document id. */
export interface SubjectRow {
  kind: SubjectKind
  added_at: Date
  /** document id, or the name of a series */
  subject: string
  /** null for a series, and for what is not on the site now */
  key: string | null
  name: string | null
  company_kind: PartnerKind | null
  link: string | null
}

/** The followed subjects `f` with the tag `t`, author `a` or published company `c` that they refer to. */
export const followedJoin = `gevel_followed_subjects f
  LEFT JOIN tags t ON f.kind = 'tag' AND t.document_id = f.subject
  LEFT JOIN authors a ON f.kind = 'author' AND a.document_id = f.subject
  LEFT JOIN partners c ON f.kind = 'company' AND c.document_id = f.subject AND c.published_at IS NOT NULL`

/** Everything that an account follows, in the order in which it was followed. */
export async function loadSubjects(knex: Knex, userId: number): Promise<SubjectRow[]> {
  const { rows } = await knex.raw(
    `SELECT f.kind, f.added_at, f.subject, coalesce(t.slug, a.slug, c.public_id::text) AS key,
      coalesce(t.name, a.name, c.name) AS name, c.kind AS company_kind, c.link
    FROM ${followedJoin} WHERE f.user_id = ? ORDER BY f.added_at, f.subject`,
    [userId],
  )
  return rows
}

/** A followed subject in the response; null while it is not on the site. */
export function subjectOf({ kind, subject, key, name, company_kind, link }: SubjectRow): Subject | null {
  if (kind === 'series') {
    const series = eventSeriesSchema.safeParse(subject).data
    return series ? { kind, key: series, name: eventSeriesNames[series] } : null
  }
  if (key === null || name === null) return null
  if (kind !== 'company') return { kind, key, name }
  return company_kind && link ? { kind, key, name, companyKind: company_kind, link } : null
}
