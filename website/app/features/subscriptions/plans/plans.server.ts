import { single } from '@gevel/contract/envelope'
import { planOverviewSchema, planPageSchema, subscriptionTermsSchema } from '@gevel/contract/plans'
import { fetchContent, findContent } from '../../../content/client.server.ts'

const overviewAnswer = single(planOverviewSchema)
const pageAnswer = single(planPageSchema)
const termsAnswer = single(subscriptionTermsSchema)

/** All published plans in their order, and the texts about them. */
export async function listPlans(request: Request) {
  return (await fetchContent(request, '/public/plans', overviewAnswer)).data
}

/** A published plan, also by a slug that it had before; null when there is none. */
export async function findPlan(request: Request, slug: string) {
  return (await findContent(request, `/public/plans/${encodeURIComponent(slug)}`, pageAnswer))?.data ?? null
}

/** The terms of subscriptions; null when there are none yet. */
export async function findTerms(request: Request) {
  return (await findContent(request, '/public/subscription-terms', termsAnswer))?.data ?? null
}
