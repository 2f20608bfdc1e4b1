import type { Edition } from '@gevel/contract/editions'
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

/**
 * The vacancies that are open.
 * @param rowIds all by default
 */
export async function loadIndexedVacancies(rowIds?: readonly number[]): Promise<IndexedVacancy[]> {
  const columns = ['id', 'public_id', 'edition', 'category', 'region', 'level', 'hours_min', 'hours_max']
  const more = ['salary_min', 'salary_max', 'featured', 'posted_at', 'closes_at', 'city', 'province']
  const open = openVacancies(new Date()).select([...columns, ...more].map((name) => `v.${name}`))
  if (rowIds) open.whereRaw('v.id = ANY (?)', [rowIds])
  const rows: Row[] = await open
  return rows.map(indexed)
}

function indexed(row: Row): IndexedVacancy {
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
    place: placeOf(row),
  }
}

/** An unknown or ambiguous town is in no circle. */
function placeOf({ city, province }: Row): Place | null {
  const inProvince = findPlace(`${city} (${province})`)
  const place = inProvince ?? findPlace(city)
  return place === 'ambiguous' ? null : place
}
