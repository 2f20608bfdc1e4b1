import type { Core } from '@strapi/strapi'
import type { DerivedTables } from '../changes/track-reads'
import type { RunnableJob } from '../jobs/job'
import type { Template } from '../mail/template'
import type { TextChecks } from './text-checks'

/**
 * What a feature adds to the shared parts of the backend. Its folder declares it in `feature.ts`, and `features.ts`
 * lists it. Limits are not part of it: `defineLimit` is enough.
 */
export interface Feature {
  jobs?: readonly RunnableJob[]
  mails?: readonly Template<unknown>[]
  /** checks of texts that editors write */
  textChecks?: TextChecks
  /** change tags of tables that the database derives from those of content types */
  derivedTables?: DerivedTables
  /** routes of the feature's screens in the admin */
  adminRoutes?: Exclude<Parameters<Core.Strapi['server']['routes']>[0], readonly unknown[]>
  /** permissions listed on the admin's roles screen */
  adminActions?: readonly { section: string; category: string; displayName: string; uid: string }[]
  /**
   * Creates triggers on tables of Strapi, which can drop them when it changes those, and what else must exist before the
   * backend accepts requests. Runs at each start, after the migrations; idempotent.
   */
  ensureTriggers?(strapi: Core.Strapi): Promise<void>
}
