import { defineAuditKinds } from '../../platform/feature/audit-kinds'

export const newsletterAudit = defineAuditKinds(['newsletter', 'Nieuwsbrief'], {
  created: 'Nieuwsbrief begonnen',
  changed: 'Nieuwsbrief gewijzigd',
  tested: 'Proef van nieuwsbrief gestuurd',
  submitted: 'Nieuwsbrief voorgelegd',
  approved: 'Nieuwsbrief goedgekeurd',
  scheduled: 'Nieuwsbrief ingepland',
  unscheduled: 'Nieuwsbrief van de planning gehaald',
  paused: 'Nieuwsbrief stilgezet',
  resumed: 'Nieuwsbrief hervat',
  cancelled: 'Nieuwsbrief gestopt',
  decided: 'Over onbekende mails beslist',
})
