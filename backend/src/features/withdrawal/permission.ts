import { definePermission } from '../../platform/roles/permission'

export const handleWithdrawals = definePermission({
  uid: 'withdrawal.handle',
  label: 'Herroepingen behandelen',
  category: 'Abonneeservice',
  roles: ['abonneeservice', 'eigenaar'],
})
