import { z } from 'zod'
import { idOf } from '../../../http/parameters'
import { fileRoute } from '../../../issue-reader/file-route'
import { readerQuery, readIssue } from '../../../issue-reader/read-issue'
import { sendPage } from '../../../issue-reader/send-page'
import { sendPdf } from '../../../issue-reader/send-pdf'
import { listMagazines } from '../../../magazines/list-magazines'
import { showMagazine } from '../../../magazines/show-magazine'
import { publicRoute, publicRouteById } from '../../../readers/public-route'

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
