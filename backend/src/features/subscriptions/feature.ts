import { orderEndpoints } from '@gevel/contract/endpoints/orders'
import { exportedSubscriptionSchema } from '@gevel/contract/own-subscriptions'
import { z } from 'zod'
import type { Feature } from '../../platform/feature/feature'
import { openRoute } from '../../platform/http/route'
import { exportedPart } from '../../platform/readers/account-data'
import { accountRoutes } from './account/account-routes'
import { exportedSubscriptions } from './account/exported-subscriptions'
import { advanceJob } from './life/advance-job'
import { firstIssueJob } from './life/first-issue-job'
import { cancelledMail, changedMail, mandateMail } from './mails/change-mails'
import { endMail } from './mails/end-mail'
import { invoiceMail } from './mails/invoice-mail'
import { orderMail } from './mails/order-mail'
import { announcePriceJob } from './notices/announce-price-job'
import { firstTermMail, introEndsMail, priceRiseMail } from './notices/notice-mails'
import { noticeJob } from './notices/send-notices'
import { claimOrders } from './placing/claim-orders'
import { confirmOrder } from './placing/confirm-order'
import { orderLimit, orderSubscription } from './placing/order-subscription'

export const subscriptions: Feature = {
  routes: [openRoute(orderEndpoints.placeSubscription, orderSubscription), ...accountRoutes],
  limits: [orderLimit],
  accountData: {
    tables: {},
    exports: [
      exportedPart('subscriptions', z.array(exportedSubscriptionSchema), ({ account }) =>
        exportedSubscriptions(strapi.db.connection, account.id),
      ),
    ],
    afterCreation: claimOrders,
  },
  jobs: [confirmOrder, advanceJob, firstIssueJob, noticeJob, announcePriceJob],
  mails: [
    orderMail,
    invoiceMail,
    cancelledMail,
    changedMail,
    mandateMail,
    endMail,
    firstTermMail,
    introEndsMail,
    priceRiseMail,
  ],
}
