import type { AuditKinds } from '../../platform/feature/audit-kinds'

/**
 * The kinds of line in the audit log that are of no feature, with their Dutch labels. The part before the dot is the
 * category. A feature declares its own with `defineAuditKinds`.
 */
const commonKinds = {
  'login.succeeded': 'Ingelogd',
  'login.failed': 'Inloggen mislukt',
  'login.logged-out': 'Uitgelogd',
  'login.refused': 'Geen recht op wat werd gevraagd',
  'login.reset-requested': 'Nieuw wachtwoord aangevraagd',
  'login.password-reset': 'Wachtwoord vernieuwd via de mail',
  'login.invitation-renewed': 'Nieuwe uitnodiging gestuurd',
  'login.invitation-accepted': 'Uitnodiging aangenomen',
  'login.sessions-ended': 'Apparaten uitgelogd',
  'login.second-factor-on': 'Inloggen met een code aangezet',
  'login.second-factor-off': 'Inloggen met een code uitgezet',
  'login.second-factor-reset': 'Code van gebruiker weggehaald',
  'login.recovery-codes': 'Nieuwe herstelcodes gemaakt',
  'login.second-factor-roles': 'Rollen gekozen die met een code inloggen',
  'document.created': 'Gemaakt',
  'document.changed': 'Gewijzigd',
  'document.published': 'Gepubliceerd',
  'document.unpublished': 'Offline gehaald',
  'document.discarded': 'Wijzigingen verworpen',
  'document.deleted': 'Verwijderd',
  'document.pdf-uploaded': 'Pdf van een nummer geüpload',
  'document.pdf-removed': 'Nieuwe pdf van een nummer weggehaald',
  'media.created': 'Bestand of map toegevoegd',
  'media.changed': 'Bestand of map gewijzigd',
  'media.deleted': 'Bestand of map verwijderd',
  'user.created': 'Gebruiker gemaakt',
  'user.changed': 'Gebruiker gewijzigd',
  'user.roles-changed': 'Rol van gebruiker gewijzigd',
  'user.blocked': 'Gebruiker geblokkeerd',
  'user.activated': 'Gebruiker toegelaten',
  'user.deleted': 'Gebruiker verwijderd',
  'role.created': 'Rol gemaakt',
  'role.changed': 'Rol gewijzigd',
  'role.permissions-changed': 'Rechten van rol gewijzigd',
  'role.deleted': 'Rol verwijderd',
  'token.created': 'API-token gemaakt',
  'token.changed': 'API-token gewijzigd',
  'token.deleted': 'API-token verwijderd',
  'setting.created': 'Instelling toegevoegd',
  'setting.changed': 'Instelling gewijzigd',
  'setting.deleted': 'Instelling verwijderd',
  'export.audit-log': 'Logboek gedownload',
} as const satisfies Record<`${string}.${string}`, string>

export type AuditKind = keyof typeof commonKinds

/** The part of a kind before its dot, with the label of the filter. */
const commonCategories = {
  login: 'Inloggen',
  document: 'Inhoud',
  media: 'Mediabibliotheek',
  user: 'Gebruikers',
  role: 'Rollen en rechten',
  token: 'API-tokens',
  setting: 'Instellingen',
  export: 'Downloads',
} as const satisfies Record<CategoryOf<AuditKind>, string>

type CategoryOf<Kind> = Kind extends `${infer Category}.${string}` ? Category : never

export type AuditCategory = keyof typeof commonCategories

const kindLabels = new Map<string, string>(Object.entries(commonKinds))
const categoryLabels = new Map<string, string>(Object.entries(commonCategories))

/** Registers the kinds that features declare, for the labels of their lines. */
export function registerAuditKinds(given: readonly AuditKinds[]): void {
  for (const { category, label, kinds } of given) {
    categoryLabels.set(category, label)
    for (const kind of Object.values(kinds)) kindLabels.set(kind.name, kind.label)
  }
}

/** The label of a kind; its name for one that no feature declares any more. */
export function kindLabel(kind: string): string {
  return kindLabels.get(kind) ?? kind
}

/** The label of the category of a kind. */
export function categoryName(kind: string): string {
  return categoryLabels.get(categoryOf(kind)) ?? ''
}

export const isKind = (name: string): boolean => kindLabels.has(name)
export const isCategory = (name: string): boolean => categoryLabels.has(name)

export type AuditCategories = ReturnType<typeof auditCategories>

/** Every category with its kinds, for the filter of the list. */
export function auditCategories() {
  return [...categoryLabels].map(([category, label]) => ({
    category,
    label,
    kinds: [...kindLabels]
      .filter(([kind]) => categoryOf(kind) === category)
      .map(([kind, name]) => ({ kind, label: name })),
  }))
}

function categoryOf(kind: string): string {
  return kind.slice(0, kind.indexOf('.'))
}
