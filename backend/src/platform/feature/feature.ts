import type { Core } from '@strapi/strapi'
import type { DerivedTables } from '../changes/track-reads'
import type { DocumentKind } from '../documents/document-kind'
import type { AdminRoutes } from '../http/admin-routes'
import type { ApiRoute } from '../http/route'
import type { RunnableJob } from '../jobs/job'
import type { Timer } from '../jobs/timer'
import type { Limit } from '../limits/limit'
import type { MailingKind } from '../mail/mailing-kind'
import type { Template } from '../mail/template'
import type { AccountData } from '../readers/account-data'
import type { FeatureGrant } from '../roles/editor-role'
import type { Permission } from '../roles/permission'
import type { UploadRule } from '../uploads/upload-rule'
import type { AuditKinds } from './audit-kinds'

/** Throws an Error with a Dutch sentence when the text is not valid for the field. */
export type TextCheck = (value: string) => unknown

/** Checks of texts beyond those of a schema, by content type or component and field. */
export type TextChecks = Readonly<Record<string, Readonly<Record<string, TextCheck>>>>

/**
 * What a feature adds to the shared parts of the backend. The folder of a subject declares it in one `feature.ts`, which may
 * import from its subfolders: it is the table of contents of the feature. `features.ts` lists it, and `index.ts` hands each
 * field to the part of the platform that it is for. Nothing else has to name a feature.
 *
 * Errors that only the feature has are in its contract (`defineDomainErrors`), because the website shows them; security
 * events are one list (`event-names.ts`), because alerts match on them. See `docs/how-to/declare-a-feature.md`.
 */
export interface Feature {
  /** routes of the site's API, below `/api`: `publicRoute`, `readerRoute`, `publicFormRoute` and `openRoute` make them */
  routes?: readonly ApiRoute[]
  /** what editors may be allowed to do; the admin's roles screen lists them */
  permissions?: readonly Permission[]
  /** what roles may do with its content types */
  grants?: readonly FeatureGrant[]
  /** content types with its settings, for the roles that edit those of the site: `contact-setting` */
  settings?: readonly string[]
  /** routes of the feature's screens in the admin; `adminRoutes` makes them */
  adminRoutes?: AdminRoutes
  /** the files that its routes accept, apart from the public media library; `receiveFiles` receives them */
  uploads?: readonly UploadRule[]
  /** the rate limits of its routes and forms */
  limits?: readonly Limit[]
  /** work in a queue or at set times: `defineJob` */
  jobs?: readonly RunnableJob[]
  /** work every few seconds, for which a job would be too late */
  timers?: readonly Timer[]
  /** kinds of mail: `defineTemplate` */
  mails?: readonly Template<unknown>[]
  /** kinds of mail to many people, of which each person gets an edition once: `defineMailing` */
  mailings?: readonly MailingKind[]
  /** kinds of documents that customers get: `defineDocument` */
  documents?: readonly DocumentKind<unknown>[]
  /** what it records in the audit log of the newsroom */
  auditKinds?: readonly AuditKinds[]
  /** what the feature stores about readers' accounts: what they download, and what their removal does */
  accountData?: AccountData
  /** checks of texts that editors write */
  textChecks?: TextChecks
  /** checks of texts that may be unfinished in a draft: they apply when it is published or planned */
  finishChecks?: TextChecks
  /** change tags of tables that the database derives from those of content types */
  derivedTables?: DerivedTables
  /**
   * Creates triggers on tables of Strapi, which can drop them when it changes those, and what else must exist before the
   * backend accepts requests. Runs at each start, after the migrations; idempotent.
   */
  ensureTriggers?(strapi: Core.Strapi): Promise<void>
}
