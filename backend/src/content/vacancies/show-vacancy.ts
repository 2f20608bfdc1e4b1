import type { Vacancy } from '@gevel/contract/vacancies'
import type { Knex } from 'knex'
import { documentTree } from '../document-trees/document-tree'
import { shownWebAddress } from '../documents/hrefs'
import type { OptionalTexts } from '../parts/optional-texts'
import { partnerCard } from '../parts/partner-ref'
import { type SeoRow, seo, withSeo } from '../parts/seo'
import { richText } from '../rich-text/rich-text'
import { loadVacancyCards, openVacancies } from './open-vacancies'
import { cardOfVacancy, type VacancyCardRow, vacancyCard, vacancyTeaser } from './vacancy-card'

/** A vacancy with all relations of its page. */
export interface VacancyRow extends VacancyCardRow, OptionalTexts<Omit<Vacancy, 'changedAt'>> {
  category: Vacancy['category']
  region: Vacancy['region']
  province: string
  level: Vacancy['level']
  applyForm: boolean | null
  body: unknown
  contact: { name: string; role: string | null; phone: string | null; email: string | null } | null
  seo: SeoRow | null
}

const maxSimilar = 3

/** What to populate of a vacancy for its page. */
export const pageOfVacancy = { ...cardOfVacancy.populate, contact: true, seo: withSeo }

/** A published vacancy with what its page shows; null when there is none. */
export const loadVacancy = documentTree<VacancyRow>({
  uid: 'api::vacancy.vacancy',
  by: 'publicId',
  populate: pageOfVacancy,
})

/** `GET /public/vacancies/{id}`: a vacancy, also a closed one. */
export async function showVacancy(publicId: number): Promise<{ data: Vacancy } | null> {
  const row = await loadVacancy(publicId)
  return row && { data: await vacancyPage(row) }
}

/** The page of a vacancy, with others like it. */
export async function vacancyPage(row: VacancyRow): Promise<Vacancy> {
  const similar = await loadVacancyCards(await similarTo(row))
  return { ...vacancyOf(row), similar: similar.map(vacancyTeaser) }
}

function vacancyOf(row: VacancyRow): Omit<Vacancy, 'similar'> {
  const { category, region, province, level, contract, applyUrl } = row
  return {
    ...vacancyCard(row),
    company: row.company && partnerCard(row.company),
    ...{
      category,
      region,
      province,
      level: level || null,
      contract: contract || null,
      applyUrl: shownWebAddress(applyUrl),
      applyEmail: mailedAddress(row),
    },
    body: richText(row.body),
    takesApplications: applicationsAddress(row) !== null,
    contact: row.contact && contactOf(row.contact),
    seo: seo(row.seo),
  }
}

type Applying = Pick<VacancyRow, 'applyUrl' | 'applyEmail' | 'applyForm' | 'contact'>

/**
 * The address of the employer that hears of applications by the form of the site; null for a vacancy whose employer takes them
 * elsewhere, or not at all.
 */
export function applicationsAddress({ applyUrl, applyEmail, applyForm, contact }: Applying): string | null {
  if (shownWebAddress(applyUrl) !== null || (applyEmail && !applyForm)) return null
  return applyEmail || contact?.email || null
}

/** Where an employer that takes applications by mail gets them. */
function mailedAddress({ applyUrl, applyEmail, applyForm }: Applying): string | null {
  return shownWebAddress(applyUrl) === null && !applyForm ? applyEmail || null : null
}

function contactOf({ name, role, phone, email }: NonNullable<VacancyRow['contact']>): Vacancy['contact'] {
  return { name, role: role || null, phone: phone || null, email: email || null }
}

/**
 * Row ids of other open vacancies of the edition: those of the same category first, then of the same region, the newest first. Each part is
 * read by an index, and only while those before it are too few.
 */
async function similarTo({ id, edition, category, region }: VacancyRow): Promise<number[]> {
  const others = () => openVacancies(new Date()).where('v.edition', edition).whereNot('v.id', id)
  const newest = (part: Knex.QueryBuilder) => part.orderBy('v.posted_at', 'desc').limit(maxSimilar).select('v.id')
  const parts = [
    others().where('v.category', category).where('v.region', region),
    others().where('v.category', category).whereNot('v.region', region),
    others().whereNot('v.category', category).where('v.region', region),
    others().whereNot('v.category', category).whereNot('v.region', region),
  ]
  const rows: { id: number }[] = await strapi.db.connection.unionAll(parts.map(newest), true).limit(maxSimilar)
  return rows.map((row) => row.id)
}
