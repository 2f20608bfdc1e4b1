import { listRoutes } from '../../../platform/admin-lists/list-routes'
import { adminRoutesUnder } from '../../../platform/http/admin-routes'
import { performEach } from '../../editor-actions/perform-each'
import { eventAudit } from '../audit-kinds'
import { loadEventChoices } from '../events-with-types'
import { exportedAs } from '../list-export'
import { changeRegistrations, readRegistrations } from '../permission'
import { offerByHand, offerInput } from './offer-by-hand'
import { removalInput, removeFromList } from './remove'
import { waitingList } from './waiting-list'

const { kinds } = eventAudit
const target = 'waiting'

/** The routes of the waiting lists of all events. */
export const waitingRoutes = [
  ...adminRoutesUnder(
    '/waiting',
    listRoutes(waitingList, { ...exportedAs('wachtlijst.csv'), facts: loadEventChoices }),
    readRegistrations,
  ),
  ...adminRoutesUnder(
    '/waiting',
    {
      'POST /offers': performEach({ input: offerInput, act: offerByHand, audit: kinds.offered, target }, waitingList),
      'POST /removals': performEach(
        { input: removalInput, act: removeFromList, audit: kinds.removed, target },
        waitingList,
      ),
    },
    changeRegistrations,
  ),
]
