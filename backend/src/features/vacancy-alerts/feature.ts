import { vacancyAlertEndpoints } from '@gevel/contract/endpoints/vacancy-alerts'
import type { Feature } from '../../platform/feature/feature'
import { openRoute } from '../../platform/http/route'
import { publicFormRoute } from '../../platform/limits/public-form-route'
import { readerRoute } from '../../platform/readers/reader-route'
import { alertDigestMail, confirmAlertMail } from './alert-mails'
import {
  changeByLink,
  changeOwnAlert,
  confirmAlert,
  endByLink,
  endOwnAlert,
  listOwnAlerts,
  showAsked,
  showByLink,
} from './alert-routes'
import { askAlert } from './ask-alert'
import { alertDigest } from './compose-digest'
import { planAlertDigests } from './plan-digests'

/** New vacancies of a search by mail. */
export const vacancyAlerts: Feature = {
  routes: [
    publicFormRoute(vacancyAlertEndpoints.ask, askAlert),
    openRoute(vacancyAlertEndpoints.showAsked, showAsked),
    openRoute(vacancyAlertEndpoints.confirm, confirmAlert),
    openRoute(vacancyAlertEndpoints.showByLink, showByLink),
    openRoute(vacancyAlertEndpoints.endByLink, endByLink),
    openRoute(vacancyAlertEndpoints.changeByLink, changeByLink),
    readerRoute(vacancyAlertEndpoints.list, listOwnAlerts),
    readerRoute(vacancyAlertEndpoints.change, changeOwnAlert),
    readerRoute(vacancyAlertEndpoints.end, endOwnAlert),
  ],
  jobs: [planAlertDigests],
  mails: [confirmAlertMail, alertDigestMail],
  mailings: [alertDigest],
}
