import { z } from 'zod'
import { downloadFigures } from '../../../content/figures/download-figures'
import { listFigures, showFigures } from '../../../content/figures/show-figures'
import { publicRoute } from '../../../platform/readers/public-route'

const noQuery = z.object({})

export default {
  routes: [
    publicRoute('/public/figures', noQuery, listFigures),
    publicRoute('/public/figures/:slug', noQuery, ({ params }) => showFigures(params.slug ?? '')),
    publicRoute('/public/figures/:slug/download', noQuery, ({ params, reader }) =>
      downloadFigures(params.slug ?? '', reader),
    ),
  ],
}
