import type { NewsletterDigest, NewsletterList, NewsletterRhythms } from '@gevel/contract/newsletter'

/** How a newsletter is made and sent; the editors set it. */
export interface NewsletterRule {
  needsApproval: boolean
  digest: NewsletterDigest
  /** of a weekly digest */
  weekday: string
  /** by the clock of the Netherlands */
  hour: number
  /** how often editors promise to send it by hand */
  promise: string | null
  perMinute: number | null
}

const byHand: NewsletterRule = {
  ...{ needsApproval: false, digest: 'by-hand', weekday: 'Maandag', hour: 7 },
  ...{ promise: null, perMinute: null },
}

/** The rule of each newsletter; of one without a rule the editors do everything. */
export async function loadRules(): Promise<Readonly<Record<NewsletterList, NewsletterRule>>> {
  const setting: { rules: (NewsletterRule & { list: NewsletterList })[] } | null = await strapi.db
    .query('api::newsletter-setting.newsletter-setting')
    .findOne({ populate: { rules: true } })
  const of = (list: NewsletterList) => setting?.rules.find((rule) => rule.list === list) ?? byHand
  return { general: of('general'), pro: of('pro'), vacancies: of('vacancies'), events: of('events') }
}

/** What is true of a newsletter that its editors send when they want. */
const unpromised: NewsletterRhythms = {
  general: 'Als er nieuws is',
  pro: 'Als er nieuws is',
  vacancies: 'Als er nieuwe vacatures zijn',
  events: 'Als de inschrijving opengaat',
}

/** How often each newsletter comes, in words for its readers: as its rule says, or as its editors promise. */
export async function loadRhythms(): Promise<NewsletterRhythms> {
  const rules = await loadRules()
  const of = (list: NewsletterList) => rhythmOf(rules[list]) || unpromised[list]
  return { general: of('general'), pro: of('pro'), vacancies: of('vacancies'), events: of('events') }
}

/** @returns null of one that is sent by hand, without a promise */
export function rhythmOf({ digest, weekday, hour, promise }: Omit<NewsletterRule, 'needsApproval' | 'perMinute'>) {
  const at = `om ${hour}.00 uur`
  switch (digest) {
    case 'daily':
      return `Elke dag ${at}`
    case 'workdays':
      return `Elke werkdag ${at}`
    case 'weekly':
      return `Elke ${weekday.toLowerCase()} ${at}`
    case 'by-hand':
      return promise?.trim().replace(/\.$/, '') ?? null
  }
}
