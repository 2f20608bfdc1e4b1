import { definePermission } from '../../platform/roles/permission'

export const importFigures = definePermission({
  uid: 'figures.import',
  label: 'Cijfers invoeren uit een bestand',
  category: 'Marktcijfers',
  roles: ['eindredacteur', 'eigenaar'],
})
