import { dutchDay } from '@gevel/contract/dutch-day'
import type { Edition } from '@gevel/contract/editions'
import { type VacancyTextInput, vacancyTextInput } from '@gevel/contract/own-vacancies'
import type { VacancyText } from '@gevel/contract/placed-vacancies'
import { type Province, provinceNames } from '@gevel/contract/province-names'
import { type EducationLevel, educationLevelSchema, type VacancyCategory } from '@gevel/contract/vacancies'
import { vacancyLengths } from '@gevel/contract/vacancy-lengths'
import { categoryNames } from '@gevel/contract/vacancy-names'
import { findPlace } from '../../content/places/find-place'
import { htmlToMarked } from './html-to-marked'
import type { FeedJob } from './read-feed'

/** What a feed does not say. */
export interface ImportDefaults {
  edition: Edition
  category: VacancyCategory
}

/** A job that can be a vacancy, or why it cannot. */
export type ReadJob =
  | { reference: string; text: VacancyText; employer: string; postedOn: string | null; closesOn: string | null }
  | { reference: string | null; problem: string }

/**
 * Reads a job with the rules of vacancies that employers place: what it names in the form of Indeed (`referencenumber`, `company`,
 * `state`) or Recruitee (`reference`, `description_requirements`). A salary is read from numbers per month only.
 */
export function readJob(job: FeedJob, defaults: ImportDefaults): ReadJob {
  const first = (...names: string[]) => names.map((name) => job.get(name)?.split('\n')[0]?.trim()).find(Boolean) ?? ''
  const reference = first('reference', 'referencenumber', 'partnerjobid', 'requisitionid', 'id').slice(0, 200)
  if (reference === '') return { reference: null, problem: 'it has no reference' }
  const country = first('country', 'country_code').toLowerCase()
  if (!['', 'nl', 'nld', 'nederland', 'netherlands', 'the netherlands'].includes(country))
    return { reference, problem: `it is in ${country}` }
  const employer = first('company', 'company_name', 'subcompany').slice(0, 120)
  if (employer === '') return { reference, problem: 'it names no company' }
  const city = first('city', 'location', 'office')
  const body = htmlToMarked(
    ['description', 'description_requirements', 'requirements', 'value'].map((name) => job.get(name) ?? '').join('\n'),
  )
  const given: Omit<VacancyTextInput, 'province' | 'apply'> & { province: string; apply: object } = {
    ...{ edition: defaults.edition, title: first('title', 'name', 'position_title'), intro: introOf(body), city },
    ...{
      category: categoryOf(first('category', 'department')) ?? defaults.category,
      province: provinceOf(first('state', 'region'), city),
    },
    ...{ level: levelOf(first('education', 'education_code')), contact: null },
    contract: first('contracttype', 'employment_type', 'employmenttype').slice(0, vacancyLengths.contract) || null,
    ...{
      hoursMin: numberOf(first('min_hours', 'hours_min')),
      hoursMax: numberOf(first('max_hours', 'hours_max', 'hours')),
    },
    ...salaryOf(first('salary_min', 'min_salary'), first('salary_max', 'max_salary'), first('salary_period', 'period')),
    body,
    apply: { way: 'link', url: first('careers_apply_url', 'apply_url', 'applyurl', 'url', 'careers_url') },
  }
  const parsed = vacancyTextInput.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return { reference, problem: `${issue?.path.join('.')}: ${issue?.message}` }
  }
  const [postedOn, closesOn] = [
    dayOf(first('date', 'published_at', 'created_at')),
    dayOf(first('expirationdate', 'valid_through')),
  ]
  return { reference, text: parsed.data, employer, postedOn, closesOn }
}

/** The beginning of the text, in whole sentences where they fit. */
function introOf(body: string): string {
  const paragraph = body.split('\n\n').find((block) => !/^(?:#|-|\d+\.)/.test(block)) ?? ''
  const plain = paragraph
    .replace(/\*\*|\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.length <= vacancyLengths.intro) return plain
  const cut = plain.slice(0, vacancyLengths.intro - 1)
  const sentence = cut.lastIndexOf('. ')
  return sentence > vacancyLengths.intro / 3 ? cut.slice(0, sentence + 1) : `${cut.slice(0, cut.lastIndexOf(' '))}…`
}

function provinceOf(state: string, city: string): Province | '' {
  const named = provinceNames.find((name) => name.toLowerCase() === state.toLowerCase())
  const place = named ? null : findPlace(city)
  return named ?? (place && place !== 'ambiguous' ? place.province : '')
}

function categoryOf(name: string): VacancyCategory | undefined {
  const key = name.toLowerCase()
  const found = Object.entries(categoryNames).find(([id, label]) => id === key || label.toLowerCase() === key)
  return found?.[0] as VacancyCategory | undefined
}

/** The levels that the site has; `bachelor` and other names of other countries are none of them. */
function levelOf(education: string): EducationLevel | null {
  const word = education.toLowerCase().replace('universiteit', 'wo')
  return educationLevelSchema.options.find((level) => new RegExp(`\\b${level}\\b`).test(word)) ?? null
}

/** A salary of another period is not recalculated: it would be an invented one. */
function salaryOf(low: string, high: string, period: string) {
  const isMonthly = period === '' || /month|maand/i.test(period)
  return { salaryMin: isMonthly ? numberOf(low) : null, salaryMax: isMonthly ? numberOf(high) : null }
}

function numberOf(text: string): number | null {
  const number = Math.round(Number(text.replace(',', '.')))
  return text !== '' && number > 0 ? number : null
}

function dayOf(text: string): string | null {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return text
  const moment = new Date(text)
  return text === '' || Number.isNaN(moment.getTime()) ? null : dutchDay(moment)
}
