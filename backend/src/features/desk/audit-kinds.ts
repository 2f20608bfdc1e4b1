import { defineAuditKinds } from '../../platform/feature/audit-kinds'

export const deskAudit = defineAuditKinds(['desk', 'Abonneeservice'], {
  ordered: 'Abonnement telefonisch besteld',
  paused: 'Abonnement gepauzeerd',
  resumed: 'Pauze van abonnement beëindigd',
  cancelled: 'Abonnement opgezegd',
  uncancelled: 'Opzegging teruggedraaid',
  extended: 'Abonnement verlengd zonder kosten',
  'place-given': 'Gratis plaats gegeven',
  given: 'Gratis abonnement gegeven',
  credited: 'Factuur gecrediteerd',
  paid: 'Factuur als betaald gemeld',
  reminded: 'Herinnering gestuurd',
  returned: 'Incasso teruggekomen gemeld',
  'offered-again': 'Incasso opnieuw aangeboden',
  'price-announced': 'Nieuwe prijs aangekondigd',
  'run-made': 'Incassorun gemaakt',
  'run-closed': 'Incassorun gesloten',
  'run-taken-back': 'Incassorun teruggenomen',
  'run-downloaded': 'Incassobestand gedownload',
  exported: 'Lijst van abonneeservice gedownload',
})
