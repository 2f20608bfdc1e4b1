import { streamChanges } from '../../../platform/changes/change-stream'

export default {
  routes: [{ method: 'GET', path: '/public/changes', handler: streamChanges, config: { auth: false } }],
}
