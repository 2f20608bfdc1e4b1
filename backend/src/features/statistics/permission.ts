import { definePermission } from '../../platform/roles/permission'

export const readStatistics = definePermission({
  uid: 'statistics.read',
  label: 'Statistieken bekijken',
  category: 'Statistieken',
  roles: ['eigenaar'],
})
