import type { Context } from 'koa'
import { listRoutes } from '../../../platform/admin-lists/list-routes'
import { adminRoutesUnder } from '../../../platform/http/admin-routes'
import { perform } from '../../editor-actions/perform'
import { performEach } from '../../editor-actions/perform-each'
import { showRow } from '../../editor-actions/show-row'
import { deskAudit } from '../audit-kinds'
import { exportedAs } from '../list-export'
import { changeDesk, readDesk } from '../permission'
import { addNote, noteInput } from './add-note'
import { cancel, extend, extendInput, pause, pauseInput, reasonInput, resume, uncancel } from './change-subscription'
import { giveOther, givePlace, placeInput, subscriptionInput } from './give'
import { loadOrderForm } from './order-form'
import { showSubscription } from './show-subscription'
import { soldPlans } from './sold-plans'
import { subscriptionList } from './subscription-list'
import { takeOrder } from './take-order'

const show = showRow(showSubscription, 'Dit abonnement is er niet.')
const showForm = async (ctx: Context) => {
  ctx.body = { data: await loadOrderForm(new Date()) }
}
const { kinds } = deskAudit
const target = 'subscription'
const lengthen = { input: extendInput, act: extend, audit: kinds.extended, target }

export const subscriptionRoutes = [
  ...adminRoutesUnder(
    '/subscriptions',
    {
      ...listRoutes(subscriptionList, { ...exportedAs('abonnementen.csv'), facts: soldPlans }),
      'GET /new': showForm,
      'GET /:id': show,
    },
    readDesk,
  ),
  ...adminRoutesUnder(
    '/subscriptions',
    {
      'POST /': takeOrder,
      'POST /extensions': performEach(lengthen, subscriptionList),
      'POST /:id/notes': perform({ input: noteInput, act: addNote, target }, show),
      'POST /:id/pause': perform({ input: pauseInput, act: pause, audit: kinds.paused, target }, show),
      'POST /:id/resume': perform({ input: reasonInput, act: resume, audit: kinds.resumed, target }, show),
      'POST /:id/cancel': perform({ input: reasonInput, act: cancel, audit: kinds.cancelled, target }, show),
      'POST /:id/uncancel': perform({ input: reasonInput, act: uncancel, audit: kinds.uncancelled, target }, show),
      'POST /:id/extend': perform(lengthen, show),
      'POST /:id/places': perform({ input: placeInput, act: givePlace, audit: kinds['place-given'], target }, show),
      'POST /:id/gifts': perform({ input: subscriptionInput, act: giveOther, audit: kinds.given, target }, show),
    },
    changeDesk,
  ),
]
