import { definePermission } from '../../platform/roles/permission'

export const readDocuments = definePermission({
  uid: 'documents.read',
  label: 'Facturen en andere documenten van klanten lezen',
  category: 'Klanten',
  roles: ['abonneeservice', 'eigenaar'],
})
