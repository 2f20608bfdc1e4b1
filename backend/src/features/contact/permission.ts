import { definePermission } from '../../platform/roles/permission'

export const handleTickets = definePermission({
  uid: 'contact.tickets',
  label: 'Berichten van bezoekers behandelen',
  category: 'Contact',
  roles: ['eindredacteur', 'eigenaar'],
})

/** Beside the permission above: a tip and its files are for fewer people. */
export const readTips = definePermission({
  uid: 'contact.tips',
  label: 'Tips voor de redactie lezen, met hun bestanden',
  category: 'Contact',
  roles: ['eindredacteur', 'eigenaar'],
})
