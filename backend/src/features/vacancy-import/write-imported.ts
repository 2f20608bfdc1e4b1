import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { vacancyTextSchema } from '@gevel/contract/placed-vacancies'
import { regionOfProvince } from '@gevel/contract/province-regions'
import { z } from 'zod'
import { documentsOf } from '../../content/documents/documents'
import { lockDocuments } from '../../content/documents/serialise-writes'
import { tablesOf } from '../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../platform/database/transaction'
import { defineJob } from '../../platform/jobs/job'

const vacancyUid = 'api::vacancy.vacancy'
/** How long a vacancy without a last day is online from an import on, in days: the next one extends it. */
const usualDays = 60

const importedVacancySchema = z.object({
  /** the name of the feed */
  source: z.string(),
  reference: z.string(),
  /** what the feed says; null when it no longer has the job */
  job: z
    .object({
      /** SHA-256 in hexadecimal */
      hash: z.string(),
      employer: z.string(),
      postedOn: z.string().nullable(),
      closesOn: z.string().nullable(),
      text: vacancyTextSchema,
    })
    .nullable(),
})
type Imported = z.infer<typeof importedVacancySchema>
type Job = NonNullable<Imported['job']>

/** Writes a vacancy of a feed, or closes it. `npm run import:vacancies` queues it; a repeat changes nothing. */
export const writeImportedVacancy = defineJob({
  name: 'vacancy-import',
  data: importedVacancySchema,
  work: (imported) => inTransaction((trx) => writeImported(trx, imported, new Date())),
})

async function writeImported(trx: Transaction, { source, reference, job }: Imported, at: Date): Promise<void> {
  await lockDocuments(trx)
  const documents = documentsOf(strapi, vacancyUid)
  const known = await tablesOf(trx)
    .selectFrom('gevel_imported_vacancies')
    .select(['document_id', 'hash'])
    .where('source', '=', source)
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst()
  if (!known && !job) return
  const documentId =
    known?.document_id ?? (await documents.create({ data: await dataOf(trx, job as Job, at) })).documentId
  if (known) {
    // an editor took it offline, or removed it
    if (!(await isPublished(documentId))) return
    const data = job ? await dataOf(trx, job, at) : { closesAt: at.toISOString() }
    await documents.update({ documentId, data })
  }
  await documents.publish({ documentId })
  const hash = job ? Buffer.from(job.hash, 'hex') : Buffer.alloc(0)
  await tablesOf(trx)
    .insertInto('gevel_imported_vacancies')
    .values({ source, reference, document_id: documentId, hash, seen_at: at })
    .onConflict((conflict) => conflict.columns(['source', 'reference']).doUpdateSet({ hash, seen_at: at }))
    .execute()
}

async function isPublished(documentId: string): Promise<boolean> {
  const row = await strapi.db.query(vacancyUid).findOne({ where: { documentId, publishedAt: { $notNull: true } } })
  return row !== null
}

async function dataOf(trx: Transaction, { text, employer, postedOn, closesOn }: Job, at: Date) {
  const { apply, contact: _contact, body, ...facts } = text
  return {
    ...facts,
    region: regionOfProvince[facts.province],
    body: body.map((block) => (block.type === 'list' ? { ...block, indentLevel: 0 } : block)),
    company: await companyNamed(trx, employer),
    employerName: employer,
    applyUrl: apply.way === 'link' ? apply.url : null,
    featured: false,
    ...(postedOn !== null && { postedAt: `${postedOn}T08:00:00.000Z` }),
    closesAt: endOfDay(closesOn ?? addDays(dutchDay(at), usualDays)).toISOString(),
  }
}

/** The document of the company with a page of its own, by its name. */
async function companyNamed(trx: Transaction, name: string): Promise<string | null> {
  const row: { document_id: string } | undefined = await trx('partners')
    .whereNotNull('published_at')
    .whereRaw('lower(name) = lower(?)', [name])
    .first('document_id')
  return row?.document_id ?? null
}

/** A second before midnight in Dutch time, when a vacancy closes. */
function endOfDay(day: string): Date {
  const noon = new Date(`${day}T12:00:00Z`)
  const hours = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', hour: 'numeric' }).format(noon)
  return new Date(noon.getTime() + (24 - Number(hours)) * 3_600_000 - 1000)
}
