import { definePermission } from '../../platform/roles/permission'

const shared = { category: 'Abonneeservice', roles: ['abonneeservice', 'eigenaar'] } as const

export const readDesk = definePermission({
  uid: 'desk.read',
  label: 'Abonnementen, bestellingen en facturen bekijken',
  ...shared,
})

/** Beside the permission above: what changes a subscription or an amount. */
export const changeDesk = definePermission({
  uid: 'desk.change',
  label: 'Abonnementen wijzigen, facturen crediteren en als betaald melden',
  ...shared,
})

/** Beside the first one: what the bank collects. */
export const collectDesk = definePermission({
  uid: 'desk.collect',
  label: 'Incassoruns maken, downloaden en sluiten',
  ...shared,
})
