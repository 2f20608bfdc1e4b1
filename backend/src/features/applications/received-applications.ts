import type { ReceivedApplication } from '@gevel/contract/applications'
import { applicationDays } from '@gevel/contract/cv-files'
import type { Knex } from 'knex'
import { tablesOf } from '../../platform/database/tables-of'
import { timestamp, timestampOrNull } from '../../platform/http/timestamp'

/** The applications of a vacancy, or one of them, for the employer: the newest first. */
export async function receivedApplications(
  knex: Knex,
  which: { vacancyId: number } | { id: number },
): Promise<ReceivedApplication[]> {
  const [column, value] = 'id' in which ? (['a.id', which.id] as const) : (['a.vacancy_id', which.vacancyId] as const)
  const rows = await tablesOf(knex)
    .selectFrom('gevel_applications as a')
    .leftJoin('gevel_application_files as f', 'f.application_id', 'a.id')
    .selectAll('a')
    .select(['f.name as fileName', 'f.type', 'f.bytes'])
    .where(column, '=', value)
    .orderBy('a.id', 'desc')
    .execute()
  const ids = rows.map(({ id }) => id)
  const notes = await tablesOf(knex)
    .selectFrom('gevel_application_notes')
    .select(['application_id', 'author', 'text', 'at'])
    .where('application_id', 'in', ids)
    .orderBy('id')
    .$if(ids.length === 0, (none) => none.limit(0))
    .execute()
  return rows.map(({ id, name, email, phone, motivation, fileName, type, bytes, status, ...row }) => ({
    ...{ id, name, email, phone, motivation },
    cv: fileName !== null && type !== null && bytes !== null ? { name: fileName, type, bytes } : null,
    // the database allows no others
    status: status as ReceivedApplication['status'],
    receivedAt: timestamp(row.received_at),
    deletedFrom: timestampOrNull(deletionOf(row)),
    notes: notes
      .filter((note) => note.application_id === id)
      .map(({ author, text, at }) => ({ author, text, at: timestamp(at) })),
  }))
}

function deletionOf({ closed_at, consented_at }: { closed_at: Date | null; consented_at: Date | null }): Date | null {
  const days = consented_at ? applicationDays.consented : applicationDays.usual
  return closed_at && new Date(closed_at.getTime() + days * 86_400_000)
}

/** A CV with its content; undefined when there is none. */
export function findCv(knex: Knex, applicationId: number) {
  return tablesOf(knex)
    .selectFrom('gevel_application_files')
    .select(['name', 'content'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst()
}
