import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { logoSlot } from '@gevel/contract/logo-files'
import type { VacancyEmployer } from '@gevel/contract/placed-vacancies'
import type { Knex } from 'knex'
import { sql } from 'kysely'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { inTemporaryFolder } from '../../../platform/uploads/temporary-folder'
import { logoSide } from './crop-logo'

/** A vacancy under way, as far as its logo goes. */
interface WithLogo {
  id: number
  employer: VacancyEmployer
}

/**
 * Stores the logo that a draft keeps for its vacancy.
 * @returns its id; null without one
 */
export async function takeLogo(trx: Transaction, draftId: string): Promise<number | null> {
  const side = sql<number>`${logoSide}::integer`
  const stored = await tablesOf(trx)
    .insertInto('gevel_vacancy_logos')
    .columns(['content', 'width', 'height'])
    .expression((logos) =>
      logos
        .selectFrom('gevel_draft_files')
        .select(['content', side.as('width'), side.as('height')])
        .where('draft_id', '=', draftId)
        .where('slot', '=', logoSlot),
    )
    .returning('id')
    .executeTakeFirst()
  return stored?.id ?? null
}

/** The logo of a vacancy that was not approved yet, WebP; undefined without one. */
export async function findLogo(knex: Knex, { employer }: Pick<WithLogo, 'employer'>): Promise<Buffer | undefined> {
  if (employer.logoId === null) return undefined
  const logo = await tablesOf(knex)
    .selectFrom('gevel_vacancy_logos')
    .select('content')
    .where('id', '=', employer.logoId)
    .executeTakeFirst()
  return logo?.content
}

/**
 * Makes the logo of an approved vacancy a picture of the media library, whose page shows it.
 * @returns the id of the picture; null without a logo
 */
export async function publishLogo(trx: Transaction, vacancy: WithLogo): Promise<number | null> {
  const logo = await findLogo(trx, vacancy)
  if (!logo) return null
  const { name } = vacancy.employer
  const fileName = `logo-vacature-${vacancy.id}.webp`
  const [picture] = await inTemporaryFolder(async (folder) => {
    const filepath = path.join(folder, fileName)
    await writeFile(filepath, logo)
    return strapi
      .plugin('upload')
      .service('upload')
      .upload({
        data: { fileInfo: { name: fileName, alternativeText: `Logo van ${name}` } },
        files: { filepath, originalFilename: fileName, mimetype: 'image/webp', size: logo.length },
      })
  })
  await removeLogo(trx, vacancy)
  return picture.id
}

/** Removes the logo of a vacancy that will not be approved, or is a picture now. */
export async function removeLogo(trx: Transaction, { id, employer }: WithLogo): Promise<void> {
  if (employer.logoId === null) return
  await tablesOf(trx).deleteFrom('gevel_vacancy_logos').where('id', '=', employer.logoId).execute()
  await tablesOf(trx)
    .updateTable('gevel_vacancies')
    .set({ employer: JSON.stringify({ ...employer, logoId: null }) })
    .where('id', '=', id)
    .execute()
}
