import type { Edition } from '@gevel/contract/editions'
import type { Knex } from 'knex'
import { findPlace, type Place } from '../../../content/places/find-place'
import { openVacancies } from '../../../content/vacancies/open-vacancies'
import { hoursBandsOf } from './facets'
import type { IndexedVacancy } from './indexed-vacancy'

interface Row {
  id: number
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

/** More at once would keep other requests waiting while they are read. */
const chunkSize = 5_000

/** The open ones among some rows. */
export function loadIndexedVacancies(rowIds: readonly number[]): Promise<IndexedVacancy[]> {
  return load((open) => open.whereRaw('v.id = ANY (?)', [rowIds]))
}

/** All that are open, in parts. */
export async function* loadAllVacancies(): AsyncGenerator<IndexedVacancy[]> {
  let lastId = 0
  for (;;) {
    const chunk = await load((open) => open.where('v.id', '>', lastId).orderBy('v.id').limit(chunkSize))
    yield chunk
    if (chunk.length < chunkSize) return
    lastId = chunk.at(-1)?.rowId ?? 0
  }
}

async function load(narrow: (open: Knex.QueryBuilder) => Knex.QueryBuilder): Promise<IndexedVacancy[]> {
  const columns = ['id', 'public_id', 'edition', 'category', 'region', 'level', 'hours_min', 'hours_max']
  const more = ['salary_min', 'salary_max', 'featured', 'posted_at', 'closes_at', 'city', 'province']
  const open = openVacancies(new Date()).select([...columns, ...more].map((name) => `v.${name}`))
  const rows: Row[] = await narrow(open)
  const placeOfTown = rememberPlaces()
  return rows.map((row) => indexed(row, placeOfTown(row)))
}

function indexed(row: Row, place: Place | null): IndexedVacancy {
  const salaries = [row.salary_min, row.salary_max].filter((salary) => salary !== null)
  return {
    ...{ rowId: row.id, publicId: row.public_id, edition: row.edition },
    facets: {
      ...{ category: [row.category], region: [row.region] },
      hours: hoursBandsOf(row.hours_min, row.hours_max),
      level: row.level ? [row.level] : [],
    },
    salary: salaries.length > 0 ? Math.max(...salaries) : null,
    featured: row.featured === true,
    postedAt: new Date(row.posted_at).getTime(),
    closesAt: new Date(row.closes_at).getTime(),
    place,
  }
}

/** Looks each town up once. */
function rememberPlaces(): (row: Row) => Place | null {
  const places = new Map<string, Place | null>()
  return (row) => {
    const town = `${row.city} (${row.province})`
    const known = places.get(town)
    if (known !== undefined) return known
    const place = placeOf(town, row.city)
    places.set(town, place)
    return place
  }
}

/** An unknown or ambiguous town is in no circle. */
function placeOf(inProvince: string, city: string): Place | null {
  const place = findPlace(inProvince) ?? findPlace(city)
  return place === 'ambiguous' ? null : place
}
