import { ownTicketSchema } from '@gevel/contract/contact'
import { contactEndpoints } from '@gevel/contract/endpoints/contact'
import { z } from 'zod'
import type { Feature } from '../../platform/feature/feature'
import { openRoute } from '../../platform/http/route'
import { publicFormRoute } from '../../platform/limits/public-form-route'
import { exportedPart } from '../../platform/readers/account-data'
import { publicRoute } from '../../platform/readers/public-route'
import { publicUploadRoute } from '../../platform/uploads/public-upload-route'
import { ask, messageLimit } from './ask'
import { cleanUpTickets } from './clean-up'
import { confirm } from './confirm'
import { answerMail, confirmMail, questionMail, receiptMail, tipMail } from './contact-mails'
import { ownTickets } from './own-tickets'
import { handleTickets, readTips } from './permission'
import { filesLimit, sendTip, tipUpload } from './send-tip'
import { showContact } from './settings'
import { ticketAudit } from './tickets/change-ticket'
import { ticketRoutes } from './tickets/ticket-routes'

export const contact: Feature = {
  routes: [
    publicRoute('/public/contact', z.object({}), showContact),
    publicFormRoute(contactEndpoints.ask, ask),
    publicUploadRoute(contactEndpoints.tip, tipUpload, sendTip),
    openRoute(contactEndpoints.confirm, confirm),
  ],
  adminRoutes: ticketRoutes,
  uploads: [tipUpload],
  permissions: [handleTickets, readTips],
  settings: ['contact-setting'],
  auditKinds: [ticketAudit],
  accountData: {
    tables: { gevel_tickets: 'removed' },
    exports: [
      exportedPart('messages', z.array(ownTicketSchema), ({ account }) => ownTickets(strapi.db.connection, account.id)),
    ],
  },
  limits: [messageLimit, filesLimit],
  jobs: [cleanUpTickets],
  mails: [questionMail, tipMail, confirmMail, receiptMail, answerMail],
}
