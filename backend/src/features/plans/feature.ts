import { z } from 'zod'
import { billingChecks } from '../../content/billing/check-settings'
import type { Feature } from '../../platform/feature/feature'
import { publicRoute } from '../../platform/readers/public-route'
import { everything } from '../../platform/roles/editor-role'
import { showPlan, showPlans, showTerms } from './show-plans'
import { storePlanVersions } from './store-versions'

const noQuery = z.object({})

export const plans: Feature = {
  routes: [
    publicRoute('/public/plans', noQuery, showPlans),
    publicRoute('/public/subscription-terms', noQuery, showTerms),
    publicRoute('/public/plans/:slug', noQuery, ({ params }) => showPlan(params.slug ?? '')),
  ],
  grants: [
    { roles: ['eindredacteur', 'eigenaar'], types: ['plan'], actions: everything },
    { roles: ['abonneeservice'], types: ['plan'], actions: ['read'] },
  ],
  settings: ['billing-setting'],
  textChecks: billingChecks,
  // plans that were written without the document service, as the demo content is
  ensureTriggers: async (strapi) => {
    await storePlanVersions(strapi.db.connection)
  },
}
