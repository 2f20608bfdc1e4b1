import { registrationEndpoints } from '@gevel/contract/endpoints/registrations'
import { exportedRegistrationSchema } from '@gevel/contract/own-tickets'
import { z } from 'zod'
import type { Feature } from '../../platform/feature/feature'
import { openRoute } from '../../platform/http/route'
import { publicFormRoute } from '../../platform/limits/public-form-route'
import { exportedPart } from '../../platform/readers/account-data'
import { cleanUpRegistrations } from './life/clean-up'
import { sendDayMails } from './life/send-day-mails'
import { creditMail } from './mails/credit-mail'
import { reminderMail, thanksMail } from './mails/day-mails'
import { registrationMail, ticketGoneMail, ticketMail } from './mails/ticket-mails'
import { offerMail, waitingMail } from './mails/waiting-mails'
import { confirmRegistration } from './registering/confirm-registration'
import { hold, holdLimit } from './registering/hold-route'
import { registerAttendees, registrationLimit } from './registering/register-route'
import { showSale } from './registering/show-sale'
import { exportRegistrations } from './tickets/exported-registrations'
import { listOwn } from './tickets/list-own'
import { showOwnProgramme, storePicks } from './tickets/pick-routes'
import { showAllPdf, showTicketCalendar, showTicketPdf } from './tickets/ticket-files'
import { cancelOwnTicket, changeOwnTicket, handOverLimit, handOverOwnTicket, openTicket } from './tickets/ticket-routes'
import { joinWaiting, leaveWaiting, openWaiting, waitingLimit } from './tickets/waiting-routes'
import { offerDuePlaces } from './waiting/offer-due'

/** How long a place that became free by itself is not offered to who waits, in milliseconds. */
const everyMs = 5_000

export const registrations: Feature = {
  routes: [
    openRoute(registrationEndpoints.showSale, showSale),
    openRoute(registrationEndpoints.hold, hold),
    publicFormRoute(registrationEndpoints.register, registerAttendees),
    publicFormRoute(registrationEndpoints.joinWaiting, joinWaiting),
    openRoute(registrationEndpoints.showWaiting, openWaiting),
    openRoute(registrationEndpoints.leaveWaiting, leaveWaiting),
    openRoute(registrationEndpoints.listOwn, listOwn),
    openRoute(registrationEndpoints.show, openTicket),
    openRoute(registrationEndpoints.change, changeOwnTicket),
    openRoute(registrationEndpoints.handOver, handOverOwnTicket),
    openRoute(registrationEndpoints.cancel, cancelOwnTicket),
    openRoute(registrationEndpoints.pdf, showTicketPdf),
    openRoute(registrationEndpoints.allPdf, showAllPdf),
    openRoute(registrationEndpoints.showProgramme, showOwnProgramme),
    openRoute(registrationEndpoints.pick, storePicks),
    openRoute(registrationEndpoints.calendar, showTicketCalendar),
  ],
  limits: [registrationLimit, holdLimit, waitingLimit, handOverLimit],
  timers: [{ name: 'Offering places to who waits', everyMs, work: () => offerDuePlaces(new Date()) }],
  jobs: [confirmRegistration, sendDayMails, cleanUpRegistrations],
  mails: [
    ...[ticketMail, registrationMail, ticketGoneMail, creditMail, waitingMail, offerMail],
    ...[reminderMail, thanksMail],
  ],
  accountData: {
    tables: {
      gevel_event_registrations: {
        stays:
          'Those registered still come to the event, and paid ones are bookkeeping (article 52 AWR); the account leaves them.',
      },
      gevel_event_waiting: { stays: 'A place may still be offered to the address; the account leaves it.' },
    },
    exports: [
      exportedPart('registrations', z.array(exportedRegistrationSchema), ({ account }) =>
        exportRegistrations(strapi.db.connection, account),
      ),
    ],
  },
}
