import { accountExportSchema } from '@gevel/contract/account'
import { listEntitlements } from '../../../platform/entitlements/entitlements'
import { queueJob } from '../../../platform/jobs/queue-job'
import { type AccountData, exportedPart } from '../../../platform/readers/account-data'
import { removeFirebaseUser } from '../firebase/remove-firebase-user'
import { savedSearches } from '../reading/saved-searches'
import { exportSavedVacancies } from '../reading/saved-vacancies'
import { listSessions } from '../sessions/list-sessions'
import { identitiesOf } from './profile'
import { exportFollowed, exportSavedArticles } from './saved-reading'

const {
  providers,
  sessions,
  followed,
  savedArticles,
  savedVacancies,
  savedSearches: searches,
  entitlements,
} = accountExportSchema.shape

/** What belongs to an account itself; the profile and a pending change of its address are in every download. */
export const ownData: AccountData = {
  tables: {
    gevel_sessions: 'removed',
    gevel_codes: 'removed',
    gevel_email_changes: 'removed',
    gevel_identities: 'removed',
    gevel_connections: 'removed',
    gevel_followed_subjects: 'removed',
    gevel_saved_articles: 'removed',
    gevel_saved_vacancies: 'removed',
    gevel_saved_searches: 'removed',
    gevel_entitlements: 'removed',
  },
  exports: [
    exportedPart('providers', providers, ({ account }) => identitiesOf(account.id)),
    exportedPart('sessions', sessions, ({ id, account }) => listSessions(strapi.db.connection, account.id, id)),
    exportedPart('followed', followed, ({ account }) => exportFollowed(strapi.db.connection, account.id)),
    exportedPart('savedArticles', savedArticles, ({ account }) =>
      exportSavedArticles(strapi.db.connection, account.id),
    ),
    exportedPart('savedVacancies', savedVacancies, ({ account }) =>
      exportSavedVacancies(strapi.db.connection, account.id),
    ),
    exportedPart('entitlements', entitlements, ({ account }) => listEntitlements(strapi.db.connection, account.id)),
    exportedPart('savedSearches', searches, ({ account }) => savedSearches(strapi.db.connection, account.id)),
  ],
  async beforeRemoval(trx, { id, email }) {
    await trx('gevel_registrations').where({ email }).delete()
    const atFirebase = await trx('gevel_identities').where({ user_id: id, provider: 'firebase' }).pluck('subject')
    for (const uid of atFirebase) await queueJob(removeFirebaseUser, { uid })
  },
}
