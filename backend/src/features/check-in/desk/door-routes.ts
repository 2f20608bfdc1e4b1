import { recordAudit } from '../../../content/audit-log/record-audit'
import { listRoutes } from '../../../platform/admin-lists/list-routes'
import { type AdminRoutes, adminRoutesUnder } from '../../../platform/http/admin-routes'
import { perform } from '../../editor-actions/perform'
import { showRow } from '../../editor-actions/show-row'
import { loadEventChoices } from '../../organiser/events-with-types'
import { doorAudit } from '../audit-kinds'
import { manageDoors } from '../permission'
import { addStaff, removeStaff, revocationInput, revokeDevice } from './change-staff'
import { scanList } from './scan-list'
import { showStaff } from './show-staff'
import { staffList } from './staff-list'

const show = showRow(showStaff, 'Deze medewerker is er niet.')
const { kinds } = doorAudit

/** Options of a list: each download is in the audit log. */
function exportedAs(fileName: string) {
  return {
    fileName,
    beforeExport: (used: string[]) => recordAudit({ kind: kinds.exported, changes: [fileName, ...used] }),
    facts: loadEventChoices,
  }
}

/** The routes of door staff, their devices and their scans. */
export const doorRoutes: AdminRoutes = {
  type: 'admin',
  prefix: '/admin/site/doors',
  routes: [
    ...adminRoutesUnder('/scans', listRoutes(scanList, exportedAs('scans.csv')), manageDoors),
    ...adminRoutesUnder(
      '/staff',
      {
        ...listRoutes(staffList, exportedAs('deurmedewerkers.csv')),
        'GET /:id': show,
        'POST /': addStaff,
        'POST /:id/removal': removeStaff,
        'POST /:id/revocation': perform(
          { input: revocationInput, act: revokeDevice, audit: kinds.revoked, target: 'door-device' },
          show,
        ),
      },
      manageDoors,
    ),
  ],
}
