import type { Feature } from '../../platform/feature/feature'
import { deskAudit } from './audit-kinds'
import { figureRoutes } from './figures/desk-figures'
import { invoiceRoutes } from './invoices/invoice-routes'
import { orderRoutes } from './orders/order-routes'
import { changeDesk, collectDesk, readDesk } from './permission'
import { planRoutes } from './plans/plan-routes'
import { runRoutes } from './runs/run-routes'
import { subscriptionRoutes } from './subscriptions/subscription-routes'

/** The desk that helps customers: their subscriptions, orders and invoices, and what the bank collects. */
export const desk: Feature = {
  adminRoutes: {
    type: 'admin',
    prefix: '/admin/site/desk',
    routes: [...subscriptionRoutes, ...orderRoutes, ...invoiceRoutes, ...runRoutes, ...planRoutes, ...figureRoutes],
  },
  permissions: [readDesk, changeDesk, collectDesk],
  auditKinds: [deskAudit],
}
