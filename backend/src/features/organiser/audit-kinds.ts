import { defineAuditKinds } from '../../platform/feature/audit-kinds'

export const eventAudit = defineAuditKinds(['event', 'Inschrijvingen van evenementen'], {
  opened: 'Inschrijving ingesteld',
  sale: 'Verkoop van kaarten gewijzigd',
  type: 'Kaartsoort gewijzigd',
  quota: 'Quotum gewijzigd',
  session: 'Sessie gewijzigd',
  question: 'Vraag aan deelnemers gewijzigd',
  added: 'Deelnemer toegevoegd',
  changed: 'Deelnemer gewijzigd',
  moved: 'Deelnemer verplaatst',
  cancelled: 'Kaart geannuleerd',
  refunded: 'Terugbetaling van kaart gemeld',
  offered: 'Plaats van de wachtlijst gegeven',
  removed: 'Van de wachtlijst gehaald',
  mailed: 'Deelnemers gemaild',
  invited: 'Uitnodigingen voor evenement verstuurd',
  uninvited: 'Uitnodiging voor evenement ingetrokken',
  'event-cancelled': 'Evenement afgelast',
  badges: 'Badges gedownload',
  exported: 'Lijst van inschrijvingen gedownload',
})
