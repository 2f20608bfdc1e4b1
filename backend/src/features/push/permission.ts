import { definePermission } from '../../platform/roles/permission'

export const sendNotices = definePermission({
  uid: 'push.send',
  label: 'Meldingen sturen naar lezers',
  category: 'Meldingen',
  roles: ['eindredacteur', 'eigenaar'],
})
