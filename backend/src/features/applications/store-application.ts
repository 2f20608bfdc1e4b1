import { cvSlot } from '@gevel/contract/applications'
import type { applicationEndpoints } from '@gevel/contract/endpoints/applications'
import { sql } from 'kysely'
import type { z } from 'zod'
import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import { fieldError } from '../../platform/errors/field-error'

type Application = Omit<z.output<typeof applicationEndpoints.apply.input>, 'draft'> & { draft: { id: string } }

interface NewApplication {
  application: Application
  vacancyId: number
  userId: number | null
  at: Date
}

/**
 * Stores an application with the CV of its draft.
 * @returns its id
 * @throws a ValidationError at `cv` without one
 */
export async function storeApplication(
  trx: Transaction,
  { application, vacancyId, userId, at }: NewApplication,
): Promise<number> {
  const { draft, name, email, phone, motivation, keep } = application
  const { id } = await tablesOf(trx)
    .insertInto('gevel_applications')
    .values({
      ...{ vacancy_id: vacancyId, draft_id: draft.id, user_id: userId, name, email, phone, motivation },
      ...{ consented_at: keep ? at : null, received_at: at, changed_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  // within the database: the file does not pass through this program again
  const stored = await tablesOf(trx)
    .insertInto('gevel_application_files')
    .columns(['application_id', 'name', 'type', 'bytes', 'content'])
    .expression((files) =>
      files
        .selectFrom('gevel_draft_files')
        .select([sql<number>`${id}::integer`.as('application_id'), 'name', 'type', 'bytes', 'content'])
        .where('draft_id', '=', draft.id)
        .where('slot', '=', cvSlot),
    )
    .executeTakeFirst()
  if (stored.numInsertedOrUpdatedRows === 0n)
    throw fieldError([{ path: [cvSlot], message: 'Cv is verplicht. Kies het bestand nog eens.' }])
  return id
}
