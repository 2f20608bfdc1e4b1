import { definePermission } from '../../platform/roles/permission'

export const moderateComments = definePermission({
  uid: 'comments.moderate',
  label: 'Reacties van lezers beoordelen',
  category: 'Reacties',
  roles: ['eindredacteur', 'eigenaar'],
})
