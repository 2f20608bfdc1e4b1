import { definePermission } from '../../platform/roles/permission'

export const manageDoors = definePermission({
  uid: 'check-in.manage',
  label: 'Deurmedewerkers aanwijzen, hun apparaten afmelden en scans nakijken',
  category: 'Evenementen',
  roles: ['evenementen', 'eindredacteur', 'eigenaar'],
})
