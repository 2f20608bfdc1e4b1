import { emailChangeEndpoints } from '@gevel/contract/endpoints/email-change'
import { accountEndpoints } from '@gevel/contract/endpoints/own-account'
import { passwordEndpoints } from '@gevel/contract/endpoints/passwords'
import { providerEndpoints } from '@gevel/contract/endpoints/providers'
import { readingListEndpoints } from '@gevel/contract/endpoints/reading-list'
import { registrationEndpoints } from '@gevel/contract/endpoints/registration'
import { savedSearchEndpoints } from '@gevel/contract/endpoints/saved-searches'
import { sessionEndpoints } from '@gevel/contract/endpoints/sessions'
import type { Feature } from '../../platform/feature/feature'
import { openRoute } from '../../platform/http/route'
import { publicFormRoute } from '../../platform/limits/public-form-route'
import { showAccount } from '../../platform/readers/account'
import { readerOfAccount } from '../../platform/readers/reader'
import type { ReaderRequest } from '../../platform/readers/reader-route'
import { readerRoute } from '../../platform/readers/reader-route'
import { withPasswordPolicy } from '../passwords/new-password'
import { confirmEmailChange } from './email-change/confirm-email-change'
import { emailChangedMail, emailChangeNewMail, emailChangeOldMail } from './email-change/email-change-mails'
import {
  cancelEmailChange,
  changeByMail,
  emailChangeLimit,
  requestEmailChange,
} from './email-change/request-email-change'
import { logInByIdToken } from './firebase/log-in-by-id-token'
import { removeFirebaseUser } from './firebase/remove-firebase-user'
import { sendReset } from './firebase/send-reset'
import { changePassword } from './passwords/change-password'
import { forgotPassword, resetByMail, resetLimit } from './passwords/forgot-password'
import { passwordChangedMail, resetMail } from './passwords/password-mails'
import { resetPassword } from './passwords/reset-password'
import { ownData } from './personal-data/account-data'
import { cleanUpAccounts } from './personal-data/clean-up'
import { requestDeletion, undoDeletion } from './personal-data/deletion'
import { accountDeletedMail, accountDeletionMail } from './personal-data/deletion-mails'
import { changeProfile, exportAccount, showOverview } from './personal-data/profile'
import { notifyLockOut } from './proof/lock-out'
import { lockOutMail } from './proof/lock-out-mail'
import { passwordLimits } from './proof/prove-owner'
import { beginConnect } from './providers/begin-connect'
import { endConnect } from './providers/end-connect'
import { unlinkProvider } from './providers/link-identity'
import { logInByToken } from './providers/log-in-by-token'
import { listProviders } from './providers/provider-client'
import { ensureReaderTriggers } from './reader-state/reader-triggers'
import { showReaderState } from './reader-state/show-reader-state'
import { follow, listFollowed, unfollow } from './reading/follow'
import { listFollowedNews } from './reading/followed-news'
import { showMarks } from './reading/marks'
import { listSavedArticles, removeSavedArticle, saveArticle } from './reading/saved-articles'
import { listSavedSearches, setSavedSearch } from './reading/saved-searches'
import { listSavedVacancies, removeSavedVacancy, saveVacancy } from './reading/saved-vacancies'
import { confirm } from './registration/confirm'
import { confirmByMail } from './registration/confirm-by-mail'
import { confirmationLimit, register, registrationLimit, sendAgain } from './registration/register'
import { activationMail, addressKnownMail, welcomeMail } from './registration/registration-mails'
import { logIn } from './sessions/log-in'
import { endOneSession, logOut, refresh, showSessions } from './sessions/manage-sessions'

const { method, path } = providerEndpoints.begin

export const accounts: Feature = {
  routes: [
    readerRoute(accountEndpoints.me, showMe),
    readerRoute(accountEndpoints.readerState, showReaderState),
    readerRoute(accountEndpoints.overview, showOverview),
    readerRoute(accountEndpoints.changeProfile, changeProfile),
    readerRoute(emailChangeEndpoints.request, requestEmailChange),
    readerRoute(emailChangeEndpoints.cancel, cancelEmailChange),
    openRoute(emailChangeEndpoints.confirm, confirmEmailChange),
    readerRoute(accountEndpoints.download, exportAccount),
    readerRoute(accountEndpoints.requestDeletion, requestDeletion),
    readerRoute(accountEndpoints.undoDeletion, undoDeletion),

    publicFormRoute(withPasswordPolicy(registrationEndpoints.register), register),
    publicFormRoute(registrationEndpoints.sendAgain, sendAgain),
    openRoute(registrationEndpoints.confirm, confirm),

    publicFormRoute(passwordEndpoints.forgot, forgotPassword),
    openRoute(withPasswordPolicy(passwordEndpoints.reset), resetPassword),
    readerRoute(withPasswordPolicy(passwordEndpoints.change), changePassword),

    openRoute(providerEndpoints.list, listProviders),
    openRoute(providerEndpoints.logInByIdToken, logInByIdToken),
    openRoute(providerEndpoints.logInByToken, logInByToken),
    { method, path, handler: beginConnect, config: { auth: false } },
    openRoute(providerEndpoints.end, endConnect),
    readerRoute(providerEndpoints.unlink, unlinkProvider),

    openRoute(sessionEndpoints.logIn, logIn),
    openRoute(sessionEndpoints.refresh, refresh),
    openRoute(sessionEndpoints.logOut, logOut),
    readerRoute(sessionEndpoints.list, showSessions),
    readerRoute(sessionEndpoints.end, endOneSession),

    readerRoute(readingListEndpoints.listFollowed, listFollowed),
    readerRoute(readingListEndpoints.listFollowedNews, listFollowedNews),
    readerRoute(readingListEndpoints.follow, follow),
    readerRoute(readingListEndpoints.unfollow, unfollow),
    readerRoute(readingListEndpoints.listArticles, listSavedArticles),
    readerRoute(readingListEndpoints.saveArticle, saveArticle),
    readerRoute(readingListEndpoints.removeArticle, removeSavedArticle),
    readerRoute(readingListEndpoints.listVacancies, listSavedVacancies),
    readerRoute(readingListEndpoints.saveVacancy, saveVacancy),
    readerRoute(readingListEndpoints.removeVacancy, removeSavedVacancy),
    readerRoute(readingListEndpoints.marks, showMarks),
    readerRoute(savedSearchEndpoints.list, listSavedSearches),
    readerRoute(savedSearchEndpoints.set, setSavedSearch),
  ],
  limits: [
    passwordLimits.perAccount,
    passwordLimits.perAddress,
    registrationLimit,
    confirmationLimit,
    resetLimit,
    emailChangeLimit,
  ],
  jobs: [changeByMail, removeFirebaseUser, sendReset, resetByMail, cleanUpAccounts, notifyLockOut, confirmByMail],
  mails: [
    activationMail,
    welcomeMail,
    addressKnownMail,
    resetMail,
    passwordChangedMail,
    emailChangeOldMail,
    emailChangeNewMail,
    emailChangedMail,
    lockOutMail,
    accountDeletionMail,
    accountDeletedMail,
  ],
  accountData: ownData,
  ensureTriggers: (strapi) => ensureReaderTriggers(strapi.db.connection),
}

/** `GET /users/me`: the account of the logged-in reader, with the parts that `populate` names. */
async function showMe({ input: { populate }, session: { account } }: ReaderRequest<typeof accountEndpoints.me>) {
  const role = { type: 'authenticated' } as const
  return { ...showAccount(account), reader: readerOfAccount(account), ...(populate.includes('role') && { role }) }
}
