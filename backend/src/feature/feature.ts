import type { Core } from '@strapi/strapi'
import type { DerivedTables } from '../changes/reads'
import type { TextChecks } from '../documents/field-rules'
import type { RunnableJob } from '../jobs/job'
import type { Template } from '../mail/template'

/**
 * What a feature adds to the parts of the backend that every feature shares. Its folder declares it in `feature.ts`, and `features.ts`
 * lists it. Limits need no place here: `defineLimit` is enough.
 */
export interface Feature {
  jobs?: readonly RunnableJob[]
  mails?: readonly Template<unknown>[]
  /** checks of texts that editors write */
  textChecks?: TextChecks
  /** change tags of tables that the database makes of those of content types */
  derivedTables?: DerivedTables
  /** requests of the feature's screens in the admin */
  adminRoutes?: Exclude<Parameters<Core.Strapi['server']['routes']>[0], readonly unknown[]>
  /** rights that the admin's screen of roles lists */
  adminActions?: readonly { section: string; category: string; displayName: string; uid: string }[]
  /** Makes triggers on tables of Strapi, which can lose them when it changes those. Runs at each start, after the migrations; repeatable. */
  ensureTriggers?(strapi: Core.Strapi): Promise<void>
}
