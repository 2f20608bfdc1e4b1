import type { Feature } from '../../platform/feature/feature'
import { idOf } from '../../platform/http/parameters'
import { publicRoute } from '../../platform/readers/public-route'
import { fileRoute } from './file-route'
import { readerQuery, readIssue } from './read-issue'
import { sendPage } from './send-page'
import { sendPdf } from './send-pdf'

export const issueReader: Feature = {
  routes: [
    publicRoute('/public/magazines/:id/reader', readerQuery, async (request) => {
      const id = idOf(request.params.id)
      return id === null ? null : readIssue(id, request)
    }),
    fileRoute('/pdf', sendPdf),
    fileRoute('/pages/:page/:size', sendPage),
  ],
}
