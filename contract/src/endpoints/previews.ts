import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { single } from '../envelope.ts'
import { previewSchema } from '../previews.ts'

export const previewEndpoints = {
  /** the document of a preview token, which is the bearer: a URL would be logged */
  show: endpoint('GET', '/public/preview', z.object({}), single(previewSchema)),
}
