import { definePermission } from '../../platform/roles/permission'

export const reviewVacancies = definePermission({
  uid: 'vacancies.review',
  label: 'Vacatures van werkgevers beoordelen',
  category: 'Vacatures',
  roles: ['eindredacteur', 'eigenaar'],
})
