import type { Plan, PlanOverview, planPageSchema, subscriptionTermsSchema } from '@gevel/contract/plans'
import type { z } from 'zod'
import { loadBillingSettings } from '../../content/billing/billing-settings'
import { loadOrdering } from '../../content/billing/ordering'
import { formerOwner } from '../../content/documents/former-keys'
import { type SeoRow, seo, withSeo } from '../../content/parts/seo'
import { loadPlans } from './load-plans'

interface PageRow {
  title: string | null
  intro: string | null
  questions: { question: string; answer: string }[]
  seo: SeoRow | null
}

/** `GET /public/plans`: all published plans, and the texts of the page that compares them. */
export async function showPlans(): Promise<{ data: PlanOverview }> {
  const [plans, page, ordering] = await Promise.all([loadPlans(strapi.db.connection), loadPage(), loadOrdering()])
  return {
    data: {
      plans,
      ordering,
      title: page?.title || null,
      intro: page?.intro || null,
      questions: (page?.questions ?? []).map(({ question, answer }) => ({ question, answer })),
      seo: seo(page?.seo),
    },
  }
}

/** `GET /public/plans/{slug}`: a published plan by its slug, or else by one that it had before. */
export async function showPlan(slug: string): Promise<{ data: z.infer<typeof planPageSchema> } | null> {
  const [plan, ordering] = await Promise.all([findPlan(slug), loadOrdering()])
  return plan ? { data: { plan, ordering } } : null
}

/** `GET /public/subscription-terms`; null before an editor has written them. */
export async function showTerms(): Promise<{ data: z.infer<typeof subscriptionTermsSchema> } | null> {
  const settings = await loadBillingSettings()
  return settings && { data: settings.terms }
}

async function findPlan(slug: string): Promise<Plan | undefined> {
  const knex = strapi.db.connection
  const plans = await loadPlans(knex)
  const plan = plans.find(({ version }) => version.slug === slug)
  if (plan) return plan
  const documentId = await formerOwner(knex, 'plan', slug)
  const renamed =
    documentId && (await knex('plans').where({ document_id: documentId }).whereNotNull('published_at').first('slug'))
  return renamed && plans.find(({ version }) => version.slug === renamed.slug)
}

function loadPage(): Promise<PageRow | null> {
  return strapi.db
    .query('api::billing-setting.billing-setting')
    .findOne({ populate: { questions: true, seo: withSeo } })
}
