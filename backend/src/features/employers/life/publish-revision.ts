import { documentsOf } from '../../../content/documents/documents'
import { lockDocuments } from '../../../content/documents/serialise-writes'
import { recordEvent } from '../../../ledger/events/record-event'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { vacancyLink } from '../mails/links'
import { mailPlacer } from '../mails/mail-placer'
import { revisionOnlineMail } from '../mails/placing-mails'
import { findPackageVersion } from '../packages/load-packages'
import { documentOf, vacancyUid } from './document-of'
import type { PlacedVacancy } from './placed-vacancy'
import type { Publishing } from './publish'

/** Replaces the text of a vacancy that is online by its changed text. */
export async function publishRevision(
  trx: Transaction,
  vacancy: PlacedVacancy,
  { settings, actor, at }: Publishing,
): Promise<void> {
  const { id, revision, customer_id: customerId, document_id: documentId, online_until: until } = vacancy
  const sold = await findPackageVersion(trx, vacancy.package_version_id)
  if (!revision || !documentId || !until || !sold) throw new Error(`Vacancy ${id} has no revision of a page`)
  await lockDocuments(trx)
  const documents = documentsOf<{ publicId: number; slug: string }>(strapi, vacancyUid)
  await documents.update({ documentId, data: documentOf({ ...vacancy, text: revision }, sold, until) })
  const { entries } = await documents.publish({ documentId })
  await tablesOf(trx)
    .updateTable('gevel_vacancies')
    .set({ text: JSON.stringify(revision), title: revision.title, city: revision.city, edition: revision.edition })
    .set({ revision: null, revision_state: null, request: null, changed_at: at })
    .where('id', '=', id)
    .execute()
  await recordEvent(trx, {
    ...{ customerId, subject: 'vacancy', subjectId: id, kind: 'revision-published', actor, at },
  })
  const [page] = entries
  if (!page) throw new Error(`Vacancy ${id} was not published`)
  await mailPlacer(trx, vacancy, {
    ...{ template: revisionOnlineMail, replyTo: settings.email },
    props: { title: revision.title, pageLink: vacancyLink(page.publicId, page.slug) },
  })
}
