import { definePermission } from '../../platform/roles/permission'

const shared = { category: 'Evenementen', roles: ['evenementen', 'eindredacteur', 'eigenaar'] } as const

export const readRegistrations = definePermission({
  uid: 'events.read',
  label: 'Inschrijvingen, wachtlijst en cijfers van evenementen bekijken',
  ...shared,
})

/** Beside the permission above: what changes a place, an amount or the sale, and what is mailed. */
export const changeRegistrations = definePermission({
  uid: 'events.change',
  label: 'Kaartsoorten, deelnemers, wachtlijst en uitnodigingen van evenementen wijzigen',
  ...shared,
})
