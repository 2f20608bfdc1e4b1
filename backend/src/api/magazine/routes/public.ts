import { z } from 'zod'
import { listMagazines } from '../../../content/magazines/list-magazines'
import { showMagazine } from '../../../content/magazines/show-magazine'
import { fileRoute } from '../../../features/issue-reader/file-route'
import { readerQuery, readIssue } from '../../../features/issue-reader/read-issue'
import { sendPage } from '../../../features/issue-reader/send-page'
import { sendPdf } from '../../../features/issue-reader/send-pdf'
import { idOf } from '../../../platform/http/parameters'
import { publicRoute, publicRouteById } from '../../../platform/readers/public-route'

export default {
  routes: [
    publicRoute('/public/magazines', z.object({}), listMagazines),
    publicRouteById('/public/magazines', showMagazine),
    publicRoute('/public/magazines/:id/reader', readerQuery, async (request) => {
      const id = idOf(request.params.id)
      return id === null ? null : readIssue(id, request)
    }),
    fileRoute('/pdf', sendPdf),
    fileRoute('/pages/:page/:size', sendPage),
  ],
}
