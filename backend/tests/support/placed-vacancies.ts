import { draftSchema } from '@gevel/contract/drafts'
import { type PlaceVacancyInput, sentVacancySchema, type VacancyTextInput } from '@gevel/contract/own-vacancies'
import type { Client } from 'pg'
import { hashOf } from '../../src/platform/secrets/secrets'
import type { ApiResponse } from './backend.ts'
import { newReader } from './registration.ts'
import { askAs, type Visit } from './visitor.ts'

type Placement = Omit<PlaceVacancyInput, 'draft' | 'text'> & { text: VacancyTextInput }

/** A text that an employer could send, with `fields` merged over it. */
export function vacancyText(fields: Partial<VacancyTextInput> = {}): VacancyTextInput {
  return {
    ...{ edition: 'general', title: 'Filiaalmanager', intro: 'U opent de honderdste winkel.', city: 'Emmen' },
    ...{ category: 'winkel-en-verkoop', province: 'Drenthe', level: 'mbo', contract: 'Vast', contact: null },
    ...{ hoursMin: 32, hoursMax: 38, salaryMin: 3600, salaryMax: 4300 },
    body: '## Wat u doet\n\nU leidt **een team**.\n\n- rooster\n- voorraad',
    apply: { way: 'form', email: 'werk@hamerslag.example' },
    ...fields,
  }
}

/** The details of a company whose mails go to an address. */
export function detailsOf(email: string): NonNullable<Placement['details']> {
  return {
    customer: {
      ...{ kind: 'company', name: 'Hamerslag bv', contact: 'Femke Postma', email, kvk: '30123456', vatId: null },
    },
    address: { street: 'Steenbakkersweg 18', postcode: '3526 KL', city: 'Utrecht', country: 'NL' },
  }
}

/** A placement by a company that pays by invoice, with `fields` merged over it. */
export async function placementOf(
  database: Client,
  name: 'Basis' | 'Stage en leerbaan',
  fields: Partial<Placement> = {},
): Promise<Placement> {
  const { rows } = await database.query(
    `SELECT (SELECT max(id) FROM gevel_package_versions WHERE name = $1) AS id,
       (SELECT terms_version::text FROM vacancy_settings LIMIT 1) AS terms`,
    [name],
  )
  return {
    packageVersionId: rows[0].id,
    text: vacancyText(),
    employer: { name: 'Hamerslag', website: 'https://hamerslag.example' },
    companyNumber: null,
    details: detailsOf('werk@hamerslag.example'),
    payment: name === 'Basis' ? { method: 'invoice' } : null,
    reference: null,
    termsVersion: rows[0].terms,
    startsOn: null,
    ...fields,
  }
}

/** Begins the draft of a vacancy, as the website does. */
export async function beginVacancy(visit: Visit) {
  const key = hashOf(crypto.randomUUID()).toString('base64url')
  const { body } = await askAs(visit, 'POST', '/public/drafts', { wizard: 'vacature', key })
  const { id, version } = draftSchema.parse(body)
  return { id, key, version }
}

/** Sends a placement, by default with a draft of its own. */
export async function sendPlacement(placement: Placement, visit: Visit, draft?: object): Promise<ApiResponse> {
  return askAs(visit, 'POST', '/account/vacancies', { ...placement, draft: draft ?? (await beginVacancy(visit)) })
}

/** An employer with an account of its own, and one vacancy that waits for the editors. */
export async function newEmployer(
  database: Client,
  name: 'Basis' | 'Stage en leerbaan' = 'Basis',
  text: Partial<VacancyTextInput> = {},
) {
  const { jwt, user } = await newReader()
  const placement = await placementOf(database, name, { text: vacancyText(text) })
  const details = detailsOf(user.email)
  const sent = sentVacancySchema.parse((await sendPlacement({ ...placement, details }, { jwt })).body)
  return { jwt, user, ...sent }
}
