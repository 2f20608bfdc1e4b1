import { ownApplicationSchema } from '@gevel/contract/applications'
import { applicationEndpoints } from '@gevel/contract/endpoints/applications'
import { z } from 'zod'
import type { Feature } from '../../platform/feature/feature'
import { openRoute } from '../../platform/http/route'
import { publicFormRoute } from '../../platform/limits/public-form-route'
import { exportedPart } from '../../platform/readers/account-data'
import { readerRoute } from '../../platform/readers/reader-route'
import { appliedMail, receivedMail } from './application-mails'
import { receivedCv, showReceived } from './application-of-employer'
import { applicationLimit, apply } from './apply'
import { addNote, listReceived, ownCv, setStatus } from './change-received'
import { cleanUpApplications } from './clean-up'
import { cvLimit, cvUpload, storeCv } from './cv-upload'
import { ownApplications } from './own-applications'
import { showSent, withdrawApplication, withdrawConsent } from './sent-application'

/** Applications for vacancies, with their CVs. */
export const applications: Feature = {
  routes: [
    storeCv,
    publicFormRoute(applicationEndpoints.apply, apply),
    openRoute(applicationEndpoints.showSent, showSent),
    openRoute(applicationEndpoints.withdrawConsent, withdrawConsent),
    openRoute(applicationEndpoints.withdraw, withdrawApplication),
    openRoute(applicationEndpoints.showReceived, showReceived),
    receivedCv,
    readerRoute(applicationEndpoints.listReceived, listReceived),
    readerRoute(applicationEndpoints.setStatus, setStatus),
    readerRoute(applicationEndpoints.addNote, addNote),
    ownCv,
  ],
  uploads: [cvUpload],
  limits: [applicationLimit, cvLimit],
  jobs: [cleanUpApplications],
  mails: [receivedMail, appliedMail],
  accountData: {
    tables: { gevel_applications: 'removed' },
    exports: [
      exportedPart('applications', z.array(ownApplicationSchema), ({ account }) =>
        ownApplications(strapi.db.connection, account.id),
      ),
    ],
  },
}
