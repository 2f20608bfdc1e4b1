/**
 * Every kind of line in the audit log, with its Dutch label. The part before the dot is the category. To record
 * something new: add a line here, and call `recordAudit` (or `recordAttempt`) where it happens.
 */
export const auditKinds = {
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
  'comment.shown': 'Reactie geplaatst',
  'comment.hidden': 'Reactie verborgen',
  'push.sent': 'Melding gestuurd',
  'figures.imported': 'Marktcijfers ingevoerd',
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

export type AuditKind = keyof typeof auditKinds

/** The part of a kind before its dot, with the label of the filter. */
export const auditCategories = {
  login: 'Inloggen',
  document: 'Inhoud',
  media: 'Mediabibliotheek',
  comment: 'Reacties',
  push: 'Meldingen',
  figures: 'Marktcijfers',
  user: 'Gebruikers',
  role: 'Rollen en rechten',
  token: 'API-tokens',
  setting: 'Instellingen',
  export: 'Downloads',
} as const satisfies Record<CategoryOf<AuditKind>, string>

type CategoryOf<Kind> = Kind extends `${infer Category}.${string}` ? Category : never

export type AuditCategory = keyof typeof auditCategories

/** The label of the category of a kind. */
export function categoryName(kind: AuditKind): string {
  return Object.entries(auditCategories).find(([category]) => kind.startsWith(`${category}.`))?.[1] ?? ''
}
