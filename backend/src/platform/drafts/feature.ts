import { ownDraftSchema } from '@gevel/contract/drafts'
import { draftEndpoints } from '@gevel/contract/endpoints/drafts'
import type { Knex } from 'knex'
import { sql } from 'kysely'
import { z } from 'zod'
import { tablesOf } from '../database/tables-of'
import type { Feature } from '../feature/feature'
import { openRoute } from '../http/route'
import { timestamp, timestampOrNull } from '../http/timestamp'
import { defineJob } from '../jobs/job'
import { exportedPart } from '../readers/account-data'
import { openDraft, storeStep } from './change-draft'
import { removeFile } from './change-files'
import { createDraft, draftLimit } from './create-draft'

/** Removes drafts that nobody changed for 30 days; they cannot be opened from that moment on. */
const cleanUpDrafts = defineJob({
  name: 'drafts-clean-up',
  data: z.object({}),
  schedule: '23 3 * * *',
  work: async () => {
    await tablesOf(strapi.db.connection)
      .deleteFrom('gevel_drafts')
      .where('expires_at', '<=', sql<Date>`now()`)
      .execute()
  },
})

export const drafts: Feature = {
  routes: [
    openRoute(draftEndpoints.create, createDraft),
    openRoute(draftEndpoints.open, openDraft),
    openRoute(draftEndpoints.store, storeStep),
    openRoute(draftEndpoints.removeFile, removeFile),
  ],
  limits: [draftLimit],
  jobs: [cleanUpDrafts],
  accountData: {
    tables: { gevel_drafts: 'removed' },
    exports: [
      exportedPart('drafts', z.array(ownDraftSchema), ({ account }) => listDrafts(strapi.db.connection, account.id)),
    ],
  },
}

/** The drafts of an account, for its download. */
async function listDrafts(knex: Knex, userId: number): Promise<z.input<typeof ownDraftSchema>[]> {
  const rows = await tablesOf(knex)
    .selectFrom('gevel_drafts')
    .select(['wizard', 'entries', 'created_at', 'changed_at', 'submitted_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ wizard, entries, created_at, changed_at, submitted_at }) => ({
    wizard,
    entries: JSON.parse(entries),
    createdAt: timestamp(created_at),
    changedAt: timestamp(changed_at),
    sentAt: timestampOrNull(submitted_at),
  }))
}
