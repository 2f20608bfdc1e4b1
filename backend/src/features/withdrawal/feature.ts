import { withdrawalEndpoints } from '@gevel/contract/endpoints/withdrawals'
import type { Feature } from '../../platform/feature/feature'
import { openRoute } from '../../platform/http/route'
import { cleanUpWithdrawals } from './clean-up'
import { refundedMail } from './desk/refund-mail'
import { withdrawalAudit, withdrawalRoutes } from './desk/withdrawal-routes'
import { examineWithdrawal } from './examine'
import { handleWithdrawals } from './permission'
import { openLink, showReceipt } from './show-statement'
import { statementLimit, withdraw } from './withdraw'
import { carriedOutMail, copyMail, receiptMail, refusedMail } from './withdrawal-mails'

export const withdrawals: Feature = {
  routes: [
    openRoute(withdrawalEndpoints.withdraw, withdraw),
    openRoute(withdrawalEndpoints.open, openLink),
    openRoute(withdrawalEndpoints.receipt, showReceipt),
  ],
  adminRoutes: withdrawalRoutes,
  permissions: [handleWithdrawals],
  auditKinds: [withdrawalAudit],
  limits: [statementLimit],
  jobs: [examineWithdrawal, cleanUpWithdrawals],
  mails: [receiptMail, copyMail, carriedOutMail, refusedMail, refundedMail],
}
