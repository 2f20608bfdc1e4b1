import type { Client } from 'pg'
import { expect } from 'vitest'
import type { StoredDocument } from './admin.ts'
import { apply, beginApplication, newApplicant, pdf, sendCv } from './applications.ts'
import { vacancyFields } from './document-fields.ts'
import { newEmail } from './registration.ts'

/** A vacancy whose employer hears of applications at an address of its own. */
export async function newVacancy(
  publish: (type: string, fields: object) => Promise<StoredDocument>,
  fields: object = {},
) {
  const email = newEmail()
  const title = `Proefbaan ${crypto.randomUUID().slice(0, 8)}`
  const contact = { name: 'Personeelszaken', email }
  const { publicId } = await publish('vacancy', { ...vacancyFields(title), contact, ...fields })
  return { id: publicId, title, email }
}

/** The applications for a vacancy with their CVs, the first one first. */
export async function applicationsOf(database: Client, vacancyId: number) {
  const { rows } = await database.query(
    `SELECT a.*, f.name AS file, f.bytes FROM gevel_applications a
     LEFT JOIN gevel_application_files f ON f.application_id = a.id WHERE vacancy_id = $1 ORDER BY a.id`,
    [vacancyId],
  )
  return rows
}

/** Sends an application with a CV. */
export async function sentApplication(vacancyId: number, applicant = newApplicant(), visit = {}) {
  const begun = await beginApplication(visit)
  await sendCv(begun, pdf())
  const response = await apply(begun, vacancyId, applicant)
  expect(response.status, response.text).toBe(200)
  return { begun, applicant }
}
