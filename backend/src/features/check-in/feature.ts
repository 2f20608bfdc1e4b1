import { checkInEndpoints } from '@gevel/contract/endpoints/check-in'
import { notFound } from '../../platform/errors/account-errors'
import type { Feature } from '../../platform/feature/feature'
import { openRoute } from '../../platform/http/route'
import { readerRoute } from '../../platform/readers/reader-route'
import { doorAudit } from './audit-kinds'
import { doorRoutes } from './desk/door-routes'
import { leaveDoor, startDevice } from './devices/door-device'
import { downloadList } from './devices/door-list'
import { eventsOfStaff } from './devices/door-staff'
import { showDoorPage } from './page/door-page'
import { openTicket } from './page/open-ticket'
import { manageDoors } from './permission'
import { syncDevice } from './scans/sync'
import { undoCheckIn } from './scans/undo-check-in'

export const checkIn: Feature = {
  routes: [
    readerRoute(checkInEndpoints.events, async ({ session: { account } }) => {
      const data = await eventsOfStaff(strapi.db.connection, account, new Date())
      if (data.length === 0) throw notFound()
      return { data }
    }),
    readerRoute(checkInEndpoints.start, startDevice),
    readerRoute(checkInEndpoints.page, showDoorPage),
    readerRoute(checkInEndpoints.list, downloadList),
    readerRoute(checkInEndpoints.sync, syncDevice),
    readerRoute(checkInEndpoints.undo, undoCheckIn),
    readerRoute(checkInEndpoints.leave, leaveDoor),
    openRoute(checkInEndpoints.openTicket, openTicket),
  ],
  permissions: [manageDoors],
  adminRoutes: doorRoutes,
  auditKinds: [doorAudit],
  accountData: {
    tables: { gevel_door_staff: 'removed', gevel_door_devices: 'removed' },
    exports: [],
  },
}
