import { listRoutes } from '../../../platform/admin-lists/list-routes'
import { adminRoutesUnder } from '../../../platform/http/admin-routes'
import { perform } from '../../editor-actions/perform'
import { showRow } from '../../editor-actions/show-row'
import { deskAudit } from '../audit-kinds'
import { exportedAs } from '../list-export'
import { changeDesk, collectDesk } from '../permission'
import { close, closeInput, reportReturned, returnInput, takeBack, takeBackInput } from './change-run'
import { makeRun } from './make-run'
import { showPreview } from './preview'
import { downloadRunFile } from './run-file'
import { runList } from './run-list'
import { showRun } from './show-run'

const show = showRow(showRun, 'Deze incassorun is er niet.')
const { kinds } = deskAudit
const target = 'collection-run'

export const runRoutes = [
  ...adminRoutesUnder(
    '/runs',
    {
      ...listRoutes(runList, exportedAs('incassoruns.csv')),
      'GET /preview': showPreview,
      'POST /': makeRun,
      'GET /:id': show,
      'GET /:id/file': downloadRunFile,
      'POST /:id/close': perform({ input: closeInput, audit: kinds['run-closed'], act: close, target }, show),
      'POST /:id/take-back': perform(
        { input: takeBackInput, audit: kinds['run-taken-back'], act: takeBack, target },
        show,
      ),
    },
    collectDesk,
  ),
  ...adminRoutesUnder(
    '/collections',
    {
      'POST /:id/return': perform(
        { input: returnInput, audit: kinds.returned, act: reportReturned, target: 'collection' },
        async (ctx) => {
          ctx.body = { data: null }
        },
      ),
    },
    changeDesk,
  ),
]
