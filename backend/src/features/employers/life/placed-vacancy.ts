import {
  type VacancyEmployer,
  type VacancyState,
  type VacancyText,
  vacancyEmployerSchema,
  vacancyTextSchema,
} from '@gevel/contract/placed-vacancies'
import type { Knex } from 'knex'
import type { Selectable } from 'kysely'
import type { Tables } from '../../../platform/database/tables'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'

/** Who reads: the account of a session. */
export interface Reader {
  id: number
}

type Row = Selectable<Tables['gevel_vacancies']>

/** A vacancy of an employer with its stored texts parsed. */
export interface PlacedVacancy extends Omit<Row, 'text' | 'employer' | 'revision'> {
  state: VacancyState
  text: VacancyText
  employer: VacancyEmployer
  /** a changed text of a vacancy that is online */
  revision: VacancyText | null
}

/** All vacancies of the companies whose people include an account, the newest first. */
export async function vacanciesOf(knex: Knex, reader: Reader): Promise<PlacedVacancy[]> {
  return (await ownVacancies(knex, reader).orderBy('v.id', 'desc').execute()).map(parseVacancy)
}

/**
 * A vacancy of a company whose people include the account: whoever may read it, its figures and its applications. Null for every other one, so
 * that nobody learns which exist.
 */
export async function ownVacancy(knex: Knex, reader: Reader, id: number): Promise<PlacedVacancy | null> {
  const row = await ownVacancies(knex, reader).where('v.id', '=', id).executeTakeFirst()
  return row ? parseVacancy(row) : null
}

/** `ownVacancy`, with its row locked until the transaction ends. */
export async function lockOwnVacancy(trx: Transaction, reader: Reader, id: number): Promise<PlacedVacancy | null> {
  const row = await ownVacancies(trx, reader).where('v.id', '=', id).forNoKeyUpdate('v').executeTakeFirst()
  return row ? parseVacancy(row) : null
}

function ownVacancies(knex: Knex, { id: userId }: Reader) {
  return tablesOf(knex)
    .selectFrom('gevel_vacancies as v')
    .selectAll('v')
    .where('v.customer_id', 'in', ({ selectFrom }) =>
      selectFrom('gevel_customer_people')
        .select('customer_id')
        .where('user_id', '=', userId)
        .unionAll(selectFrom('gevel_vacancy_members').select('customer_id').where('user_id', '=', userId)),
    )
}

/** Parses the stored texts of a row. */
export function parseVacancy(row: Row): PlacedVacancy {
  return {
    ...row,
    text: vacancyTextSchema.parse(JSON.parse(row.text)),
    employer: vacancyEmployerSchema.parse(JSON.parse(row.employer)),
    revision: row.revision === null ? null : vacancyTextSchema.parse(JSON.parse(row.revision)),
  }
}
