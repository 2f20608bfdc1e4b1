import type { Edition } from '@gevel/contract/editions'
import type { Knex } from 'knex'
import { findPlace, type Place } from '../../content/places/find-place'
import { openVacancies } from '../../content/vacancies/open-vacancies'
import { masksOf } from './facets'
import type { IndexedVacancy } from './indexed-vacancy'

interface Row {
  id: number
  written_by: string
  public_id: number
  edition: Edition
  category: string
  region: string
  level: string | null
  hours_min: number | null
  hours_max: number | null
  salary_min: number | null
  salary_max: number | null
  featured: boolean | null
  posted_at: Date | string
  closes_at: Date | string
  city: string
  province: string
}

/** Identifies what is published: another after every transaction that changed a vacancy. Only the index of the change log is read. */
export async function vacancyVersion(knex: Knex): Promise<string> {
  const { rows } = await knex.raw<{ rows: { version: string }[] }>(
    `SELECT count(*) || ' ' || coalesce(max(txid)::text, '') AS version FROM gevel_changes WHERE tag = 'vacancy'`,
  )
  return rows[0]?.version ?? ''
}

/** The rows of the open vacancies by their ids, each with the transaction that wrote it last. */
export async function openRows(): Promise<Map<number, string>> {
  const rows: { id: number; written_by: string }[] = await openVacancies(new Date()).select('v.id', writtenBy())
  return new Map(rows.map(({ id, written_by }) => [id, written_by]))
}

function writtenBy(): Knex.Raw {
  return strapi.db.connection.raw('v.xmin::text AS written_by')
}

/** @param rowIds all open ones by default */
export async function loadIndexedVacancies(rowIds?: readonly number[]): Promise<IndexedVacancy[]> {
  const columns = ['id', 'public_id', 'edition', 'category', 'region', 'level', 'hours_min', 'hours_max']
  const more = ['salary_min', 'salary_max', 'featured', 'posted_at', 'closes_at', 'city', 'province']
  const open = openVacancies(new Date())
    .select([...columns, ...more].map((name) => `v.${name}`))
    .select(writtenBy())
  if (rowIds) open.whereRaw('v.id = ANY (?)', [rowIds])
  const rows: Row[] = await open
  return rows.map(indexed)
}

function indexed(row: Row): IndexedVacancy {
  const salaries = [row.salary_min, row.salary_max].filter((salary) => salary !== null)
  return {
    ...{ rowId: row.id, writtenBy: row.written_by, publicId: row.public_id, edition: row.edition },
    masks: masksOf({ ...row, hoursMin: row.hours_min, hoursMax: row.hours_max }),
    salary: salaries.length > 0 ? Math.max(...salaries) : null,
    featured: row.featured === true,
    postedAt: new Date(row.posted_at).getTime(),
    closesAt: new Date(row.closes_at).getTime(),
    location: locationOf(row),
  }
}

/** An unknown or ambiguous town is in no circle. */
function locationOf({ city, province }: Row): Place | null {
  const inProvince = findPlace(`${city} (${province})`)
  const place = inProvince ?? findPlace(city)
  return place === 'ambiguous' ? null : place
}
