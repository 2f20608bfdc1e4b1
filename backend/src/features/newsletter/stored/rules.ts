import type { NewsletterDigest, NewsletterList } from '@gevel/contract/newsletter'

/** How a newsletter is made and sent; the editors set it. */
export interface NewsletterRule {
  needsApproval: boolean
  digest: NewsletterDigest
  /** of a weekly digest */
  weekday: string
  /** by the clock of the Netherlands */
  hour: number
  perMinute: number | null
}

const byHand: NewsletterRule = { needsApproval: false, digest: 'by-hand', weekday: 'Maandag', hour: 7, perMinute: null }

/** The rule of each newsletter; of one without a rule the editors do everything. */
export async function loadRules(): Promise<Readonly<Record<NewsletterList, NewsletterRule>>> {
  const setting: { rules: (NewsletterRule & { list: NewsletterList })[] } | null = await strapi.db
    .query('api::newsletter-setting.newsletter-setting')
    .findOne({ populate: { rules: true } })
  const of = (list: NewsletterList) => setting?.rules.find((rule) => rule.list === list) ?? byHand
  return { general: of('general'), pro: of('pro'), vacancies: of('vacancies'), events: of('events') }
}
