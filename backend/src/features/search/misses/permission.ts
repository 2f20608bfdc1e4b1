import { definePermission } from '../../../platform/roles/permission'

export const readSearchMisses = definePermission({
  uid: 'search-misses.read',
  label: 'Zoekvragen zonder resultaat lezen',
  category: 'Zoeken',
  roles: ['eindredacteur', 'eigenaar'],
})
