import { ownVacancyEndpoints } from '@gevel/contract/endpoints/own-vacancies'
import { ownPlacedVacancySchema } from '@gevel/contract/placed-vacancies'
import { z } from 'zod'
import { notFound } from '../../platform/errors/account-errors'
import type { Feature } from '../../platform/feature/feature'
import { idOf } from '../../platform/http/parameters'
import { openRoute } from '../../platform/http/route'
import { timestamp } from '../../platform/http/timestamp'
import { exportedPart } from '../../platform/readers/account-data'
import { publicRoute } from '../../platform/readers/public-route'
import { readerRoute } from '../../platform/readers/reader-route'
import { everything } from '../../platform/roles/editor-role'
import { vacancyAudit } from './audit-kinds'
import { changeOwnCompany, listOwnCompanies, showOwnCompany } from './company/own-companies'
import { countVacancies } from './figures/count-days'
import { vacanciesOf } from './life/placed-vacancy'
import { remindOfEnds } from './life/remind'
import { runDueVacancies } from './life/run-due'
import { logoLimit, logoUpload, storeLogo } from './logos/logo-upload'
import { openLogo } from './logos/open-logo'
import { vacancyInvoiceMail } from './mails/invoice-mail'
import { vacancyEndsMail, vacancyExtendedMail } from './mails/life-mails'
import {
  changesAskedMail,
  revisionOnlineMail,
  vacancyOnlineMail,
  vacancyPlannedMail,
  vacancyRejectedMail,
  vacancySentMail,
  vacancyToReviewMail,
} from './mails/placing-mails'
import { changeVacancy, closeVacancy, extendOwnVacancy, withdrawVacancy } from './own/change-vacancy'
import { extendByLink, extensionLimit, openExtensionLink } from './own/extend-by-link'
import { listDrafts, listOwnVacancies } from './own/list-vacancies'
import { showOwnVacancy } from './own/show-vacancy'
import { showOffer } from './packages/show-offer'
import { storePackageVersions } from './packages/store-versions'
import { reviewVacancies } from './permission'
import { sendVacancy, vacancyLimit } from './placing/send-vacancy'
import { reviewRoutes } from './review/review-routes'

/** The longest delay of a planned publication, and of the end of a vacancy in the lists of its employer. */
const everyMs = 5_000

export const employers: Feature = {
  routes: [
    publicRoute('/public/vacancy-packages', z.object({}), showOffer),
    readerRoute(ownVacancyEndpoints.list, async ({ session: { account } }) => ({
      data: await listOwnVacancies(strapi.db.connection, account),
      drafts: await listDrafts(strapi.db.connection, account),
    })),
    readerRoute(ownVacancyEndpoints.show, async ({ params, session: { account } }) => {
      const id = idOf(params.id)
      const data = id === null ? null : await showOwnVacancy(strapi.db.connection, account, id)
      if (!data) throw notFound()
      return { data }
    }),
    storeLogo,
    openRoute(ownVacancyEndpoints.openLogo, openLogo),
    readerRoute(ownVacancyEndpoints.place, sendVacancy),
    readerRoute(ownVacancyEndpoints.change, changeVacancy),
    readerRoute(ownVacancyEndpoints.withdraw, withdrawVacancy),
    readerRoute(ownVacancyEndpoints.close, closeVacancy),
    readerRoute(ownVacancyEndpoints.extend, extendOwnVacancy),
    readerRoute(ownVacancyEndpoints.companies, listOwnCompanies),
    readerRoute(ownVacancyEndpoints.company, showOwnCompany),
    readerRoute(ownVacancyEndpoints.changeCompany, changeOwnCompany),
    openRoute(ownVacancyEndpoints.openLink, openExtensionLink),
    openRoute(ownVacancyEndpoints.extendByLink, extendByLink),
  ],
  permissions: [reviewVacancies],
  grants: [{ roles: ['eindredacteur', 'eigenaar'], types: ['vacancy-package'], actions: everything }],
  settings: ['vacancy-setting'],
  adminRoutes: reviewRoutes,
  uploads: [logoUpload],
  limits: [vacancyLimit, extensionLimit, logoLimit],
  jobs: [countVacancies, remindOfEnds],
  timers: [{ name: 'Looking for vacancies to publish or expire', everyMs, work: () => runDueVacancies(new Date()) }],
  mails: [
    ...[vacancySentMail, vacancyToReviewMail, vacancyOnlineMail, revisionOnlineMail, vacancyPlannedMail],
    ...[changesAskedMail, vacancyRejectedMail, vacancyExtendedMail, vacancyEndsMail, vacancyInvoiceMail],
  ],
  auditKinds: [vacancyAudit],
  accountData: {
    tables: {
      gevel_vacancy_members: 'removed',
      gevel_vacancies: {
        stays: 'They are of the employer, whose other people go on with them; the account leaves them.',
      },
    },
    exports: [
      exportedPart('placedVacancies', z.array(ownPlacedVacancySchema), async ({ account }) =>
        (await vacanciesOf(strapi.db.connection, account)).map(({ id, state, text, employer, created_at }) => ({
          ...{ id, state, text, employer, createdAt: timestamp(created_at) },
        })),
      ),
    ],
  },
  // packages that were written without the document service, as the demo content is
  ensureTriggers: async (strapi) => {
    await storePackageVersions(strapi.db.connection)
  },
}
