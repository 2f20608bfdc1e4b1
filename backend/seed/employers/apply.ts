import { applicationWizard, cvSlot } from '@gevel/contract/applications'
import { sql } from 'kysely'
import { storeApplication } from '../../src/features/applications/store-application'
import type { PlacedVacancy } from '../../src/features/employers/life/placed-vacancy'
import { tablesOf } from '../../src/platform/database/tables-of'
import { storeDraftFile } from '../../src/platform/drafts/draft-files'
import { hashOf } from '../../src/platform/secrets/secrets'
import type { ApplicantSource } from '../content/employer-data'
import { causeAt, type Life } from '../customers/life'
import { keyOf } from '../customers/order-of'
import { cvOf } from './cv-files'

/** Stores an application with its CV, and what the employer did with it since. */
export async function receiveApplication(
  life: Life,
  { public_id: vacancyId, title }: PlacedVacancy,
  applicant: ApplicantSource,
  day: string,
): Promise<void> {
  const { trx } = life
  if (vacancyId === null) throw new Error(`${applicant.name} applies for ${title}, which is not online`)
  const { at } = causeAt(life, day, '20:40')
  const id = keyOf(`application ${title} ${applicant.email}`)
  await tablesOf(trx)
    .insertInto('gevel_drafts')
    .values({
      ...{ id, wizard: applicationWizard, cookie_hash: hashOf(id), entries: '{}', done: [] },
      expires_at: sql<Date>`now() + interval '1 day'`,
    })
    .execute()
  await storeDraftFile(trx, { draftId: id, slot: cvSlot, file: cvOf(applicant) })
  const { name, email, phone = null, motivation, keep, status, note } = applicant
  const application = { draft: { id }, name, email, phone, motivation, keep }
  const applicationId = await storeApplication(trx, { application, vacancyId, userId: null, at })
  await tablesOf(trx).deleteFrom('gevel_drafts').where('id', '=', id).execute()
  await tablesOf(trx).updateTable('gevel_applications').set({ status }).where('id', '=', applicationId).execute()
  if (note)
    await tablesOf(trx)
      .insertInto('gevel_application_notes')
      .values({
        application_id: applicationId,
        author: 'Femke Postma',
        text: note,
        idempotency_key: keyOf(`note ${id}`),
        at,
      })
      .execute()
}
