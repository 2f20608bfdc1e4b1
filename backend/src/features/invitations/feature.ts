import { colleagueEndpoints, invitationEndpoints, seatEndpoints } from '@gevel/contract/endpoints/invitations'
import { ownInvitationSchema } from '@gevel/contract/invitations'
import { z } from 'zod'
import { tablesOf } from '../../platform/database/tables-of'
import type { Feature } from '../../platform/feature/feature'
import { openRoute } from '../../platform/http/route'
import { exportedPart } from '../../platform/readers/account-data'
import { readerRoute } from '../../platform/readers/reader-route'
import { withPasswordPolicy } from '../passwords/new-password'
import { acceptInvitation, askForRenewal, declineInvitation, renewalLimit } from './answers/answer-invitation'
import { registerInvited } from './answers/register-invited'
import { showInvitation } from './answers/show-invitation'
import { cleanUpInvitations } from './clean-up'
import {
  changeColleagueRole,
  removeFromCompany,
  resendToColleague,
  withdrawFromColleague,
} from './colleagues/change-colleagues'
import { inviteColleagues } from './colleagues/invite-colleagues'
import { listColleagues } from './colleagues/list-colleagues'
import {
  eventDeclinedMail,
  eventInvitationMail,
  eventReminderMail,
  eventWantedMail,
} from './events/event-invitation-mails'
import {
  colleagueDeclinedMail,
  colleagueInvitationMail,
  colleagueWantedMail,
  invitationDeclinedMail,
  invitationWantedMail,
  seatInvitationMail,
} from './invitation-mails'
import { invitationLimit } from './invitee-list'
import { loadOwnInvitations } from './own-invitations'
import { changeSeatRole, resendToReader, takeSeatBack, withdrawInvitation } from './seats/change-seats'
import { inviteReaders } from './seats/invite-readers'
import { listSeats } from './seats/list-seats'

export const invitations: Feature = {
  routes: [
    openRoute(invitationEndpoints.show, showInvitation),
    openRoute(invitationEndpoints.accept, acceptInvitation),
    openRoute(withPasswordPolicy(invitationEndpoints.register), registerInvited),
    openRoute(invitationEndpoints.decline, declineInvitation),
    openRoute(invitationEndpoints.askAgain, askForRenewal),
    readerRoute(seatEndpoints.list, listSeats),
    readerRoute(seatEndpoints.invite, inviteReaders),
    readerRoute(seatEndpoints.resend, resendToReader),
    readerRoute(seatEndpoints.withdraw, withdrawInvitation),
    readerRoute(seatEndpoints.takeBack, takeSeatBack),
    readerRoute(seatEndpoints.changeRole, changeSeatRole),
    readerRoute(colleagueEndpoints.list, listColleagues),
    readerRoute(colleagueEndpoints.invite, inviteColleagues),
    readerRoute(colleagueEndpoints.resend, resendToColleague),
    readerRoute(colleagueEndpoints.withdraw, withdrawFromColleague),
    readerRoute(colleagueEndpoints.remove, removeFromCompany),
    readerRoute(colleagueEndpoints.changeRole, changeColleagueRole),
  ],
  limits: [invitationLimit, renewalLimit],
  jobs: [cleanUpInvitations],
  mails: [
    eventInvitationMail,
    eventReminderMail,
    eventDeclinedMail,
    eventWantedMail,
    ...[seatInvitationMail, invitationDeclinedMail, invitationWantedMail],
    ...[colleagueInvitationMail, colleagueDeclinedMail, colleagueWantedMail],
  ],
  accountData: {
    tables: {
      gevel_invitations: {
        stays: 'Until 90 days after its last day, for whoever was invited; the name of the inviter is on its page.',
      },
    },
    exports: [
      exportedPart('invitations', z.array(ownInvitationSchema), ({ account }) =>
        loadOwnInvitations(strapi.db.connection, account),
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
