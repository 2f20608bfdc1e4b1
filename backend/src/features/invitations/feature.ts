import { invitationEndpoints, seatEndpoints } from '@gevel/contract/endpoints/invitations'
import { ownInvitationSchema } from '@gevel/contract/invitations'
import { z } from 'zod'
import { tablesOf } from '../../platform/database/tables-of'
import type { Feature } from '../../platform/feature/feature'
import { openRoute } from '../../platform/http/route'
import { exportedPart } from '../../platform/readers/account-data'
import { readerRoute } from '../../platform/readers/reader-route'
import { withPasswordPolicy } from '../passwords/new-password'
import { accept, askAgain, decline, renewalLimit } from './answer-invitation'
import { cleanUpInvitations } from './clean-up'
import { invitationDeclinedMail, invitationWantedMail, seatInvitationMail } from './invitation-mails'
import { ownInvitations } from './own-invitations'
import { registerInvited } from './register-invited'
import { changeRole, resend, takeBack, withdraw } from './seats/change-seats'
import { invitationLimit, invite } from './seats/invite'
import { listSeats } from './seats/list-seats'
import { showInvitation } from './show-invitation'

export const invitations: Feature = {
  routes: [
    openRoute(invitationEndpoints.show, showInvitation),
    openRoute(invitationEndpoints.accept, accept),
    openRoute(withPasswordPolicy(invitationEndpoints.register), registerInvited),
    openRoute(invitationEndpoints.decline, decline),
    openRoute(invitationEndpoints.askAgain, askAgain),
    readerRoute(seatEndpoints.list, listSeats),
    readerRoute(seatEndpoints.invite, invite),
    readerRoute(seatEndpoints.resend, resend),
    readerRoute(seatEndpoints.withdraw, withdraw),
    readerRoute(seatEndpoints.takeBack, takeBack),
    readerRoute(seatEndpoints.changeRole, changeRole),
  ],
  limits: [invitationLimit, renewalLimit],
  jobs: [cleanUpInvitations],
  mails: [seatInvitationMail, invitationDeclinedMail, invitationWantedMail],
  accountData: {
    tables: {
      gevel_invitations: {
        stays: 'Until 90 days after its last day, for whoever was invited; the name of the inviter is on its page.',
      },
    },
    exports: [
      exportedPart('invitations', z.array(ownInvitationSchema), ({ account }) =>
        ownInvitations(strapi.db.connection, account),
      ),
    ],
    async beforeRemoval(trx, { id, email }) {
      await tablesOf(trx)
        .deleteFrom('gevel_invitations')
        .where((either) => either.or([either('email', '=', email), either('accepted_by', '=', id)]))
        .execute()
    },
  },
}
