import { definePermission } from '../../platform/roles/permission'

/** Addresses are personal data: not for those who compose newsletters. */
export const manageSubscribers = definePermission({
  uid: 'newsletter.subscribers',
  label: 'Adressen van nieuwsbrieven bekijken, invoeren en downloaden',
  category: 'Nieuwsbrief',
  roles: ['abonneeservice', 'eigenaar'],
})
