import { rm } from 'node:fs/promises'
import type { Core } from '@strapi/strapi'
import { storePlanVersions } from '../../src/features/plans/store-versions'
import { publicIdSequence } from '../../src/platform/database/constraints'
import { inTransaction } from '../../src/platform/database/transaction'
import type { FigureSource } from '../content/figure-data'
import type { Content } from '../content/read-content'
import { insertCustomers } from '../customers/insert-customers'
import { allDocuments } from '../documents/all-documents'
import { figureDocumentId } from '../documents/figures'
import type { MediaIds } from '../documents/media'
import type { PrintedIssue } from '../issues/make-issues'
import { DocumentRows } from '../rows/document-rows'
import { insertRows, type Transaction } from '../rows/insert-rows'
import { modelsOf } from '../rows/read-models'
import { Rows } from '../rows/rows'
import type { Account } from './accounts'
import { insertComments } from './comments'
import { insertIssues } from './insert-issues'
import { insertRegistrations } from './insert-registrations'
import type { LibraryFile } from './library-files'
import { fillMediaLibrary } from './media-library'
import { insertMostRead } from './most-read'

/** Sets the sequences of public ids past the seed, which brings its own ids. */
async function advanceNumbers(trx: Transaction, tables: Iterable<string>): Promise<void> {
  for (const table of tables) {
    const sequence = publicIdSequence(table)
    await trx.raw(`SELECT setval('${sequence}', greatest(max(public_id), nextval('${sequence}') - 1)) FROM "${table}"`)
  }
}

/**
 * Seeds an empty database with the demo content. Pictures come first, through the media library, and stay when the
 * rest is interrupted; everything else is inserted as rows in one transaction, so that a killed run leaves nothing
 * half done. Strapi's document service would take ten times as long, most of it for checks that the tests of these
 * texts do as well.
 * @param accounts of the readers who comment, which exist already
 * @param making the files for the media library and the issues of the magazine, which may still be pending
 */
export async function seedDatabase(
  strapi: Core.Strapi,
  content: Content,
  accounts: readonly Account[],
  making: Promise<{ files: LibraryFile[]; issues: PrintedIssue[]; scratch: string }>,
  report: (name: string, count: number) => void,
): Promise<void> {
  const { files, issues, scratch } = await making
  try {
    const media = await fillMediaLibrary(strapi, files)
    report('pictures and files', media.size)
    await insertContent(strapi, content, { media, issues, accounts }, report)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

interface Made {
  media: MediaIds
  issues: readonly PrintedIssue[]
  accounts: readonly Account[]
}

async function insertContent(
  strapi: Core.Strapi,
  content: Content,
  { media, issues, accounts }: Made,
  report: (name: string, count: number) => void,
): Promise<void> {
  const now = new Date()
  const batches = allDocuments(content, media, now)
  const rows = new Rows()
  const models = modelsOf(strapi)
  new DocumentRows(models, rows, new Map(), now.toISOString()).add(batches.flatMap((batch) => batch.documents))
  // what customers call joins this transaction
  await inTransaction(async (trx) => {
    // Another instance of this program may be faster: the lock makes one of the two wait, and then it finds a page.
    await trx.raw('LOCK TABLE pages IN SHARE ROW EXCLUSIVE MODE')
    if (await trx('pages').first('id')) return
    await insertRows(trx, rows)
    const numbered = batches.flatMap(({ documents }) => (documents[0]?.data.publicId ? [documents[0].uid] : []))
    await advanceNumbers(
      trx,
      numbered.map((uid) => models(uid).table),
    )
    report('values of market figures', await insertFigureValues(trx, content.figures))
    report('pages of issues', await insertIssues(trx, issues))
    await storePlanVersions(trx)
    report('comments', await insertComments(trx, content.comments, accounts))
    report('most read articles', await insertMostRead(trx))
    const issuesBefore = content.magazines.map(({ publishedOn }) => publishedOn)
    report('tickets', await insertRegistrations(trx, content.events, accounts))
    // the customers of a demo, which has accounts
    if (accounts.length > 0)
      report(
        'customers',
        await insertCustomers(trx, {
          ...{ customers: content.customers, companies: content.employers.companies, issues: issuesBefore, now },
        }),
      )
  })
  for (const { name, documents } of batches) report(name, documents.length)
}

/**
 * Inserts the values of the market figures.
 * @returns how many there are
 */
async function insertFigureValues(trx: Transaction, series: readonly FigureSource[]): Promise<number> {
  const rows = series.flatMap((one) => one.values.map((value) => ({ ...value, series: figureDocumentId(one) })))
  await trx.batchInsert('gevel_figure_values', rows, 1000)
  return rows.length
}
