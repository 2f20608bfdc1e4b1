import { recordAudit } from '../../../content/audit-log/record-audit'
import { listRoutes } from '../../../platform/admin-lists/list-routes'
import { adminRoutes } from '../../../platform/http/admin-routes'
import { perform } from '../../editor-actions/perform'
import { showRow } from '../../editor-actions/show-row'
import { vacancyAudit } from '../audit-kinds'
import { reviewVacancies } from '../permission'
import { approvalInput, approve, askForChanges, reasonInput, reject } from './decide'
import { showReview } from './show-review'
import { vacancyReviewList } from './vacancy-list'

const show = showRow(showReview, 'Deze vacature is er niet meer.')
const { kinds } = vacancyAudit
const target = 'vacancy'

/** The routes of the admin's screens. */
export const reviewRoutes = adminRoutes(
  '/admin/site/vacancies',
  {
    ...listRoutes(vacancyReviewList, {
      fileName: 'vacatures.csv',
      beforeExport: (used) => recordAudit({ kind: kinds.exported, changes: used }),
    }),
    'GET /:id': show,
    'POST /:id/approval': perform({ input: approvalInput, audit: kinds.approved, act: approve, target }, show),
    'POST /:id/changes': perform(
      { input: reasonInput, audit: kinds['changes-asked'], act: askForChanges, target },
      show,
    ),
    'POST /:id/rejection': perform({ input: reasonInput, audit: kinds.rejected, act: reject, target }, show),
  },
  reviewVacancies,
)
