import { recordAudit } from '../../../content/audit-log/record-audit'
import { listRoutes } from '../../../platform/admin-lists/list-routes'
import { adminRoutes } from '../../../platform/http/admin-routes'
import { manageSubscribers } from '../permission'
import { subscriberAudit } from './audit-kinds'
import { importAddresses } from './import-addresses'
import { subscriberList } from './subscriber-list'

/** The routes of the admin's screens of addresses. */
export const subscriberRoutes = adminRoutes(
  '/admin/site/newsletter-subscribers',
  {
    ...listRoutes(subscriberList, {
      fileName: 'adressen-nieuwsbrieven.csv',
      beforeExport: (used) => recordAudit({ kind: subscriberAudit.kinds.exported, changes: used }),
    }),
    'POST /import': importAddresses,
  },
  manageSubscribers,
)
