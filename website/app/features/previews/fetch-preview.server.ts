import { previewEndpoints } from '@gevel/contract/endpoints/previews'
import { errorBodySchema } from '@gevel/contract/errors'
import { type Preview, previewErrorDetailsSchema } from '@gevel/contract/previews'
import { ContentError } from '../../content/backend/errors.ts'
import { requestBackend } from '../../content/backend/request-backend.server.ts'
import { recordPreview } from '../../content/cache/reads.server.ts'
import { recordDroppedPart } from '../../content/parsing/dropped-parts.server.ts'
import { parseTolerantly } from '../../content/parsing/parse-tolerantly.ts'
import { requestIdOf } from '../../request/request-id.ts'
import { pageError, pageUnavailable } from '../../routing/page-error.ts'

const UNAVAILABLE = 'Het voorbeeld kan nu niet worden opgehaald. Probeer het over een halve minuut opnieuw.'

const { path, output } = previewEndpoints.show

/**
 * Fetches the document of a preview token, uncached. Also notes the only origins that may show the response in a frame.
 * @throws a page's error in Dutch: 403 for an invalid token, 410 for an expired one or a document that is gone
 */
export async function fetchPreview(request: Request, token: string): Promise<Preview> {
  const { status, body } = await requestBackend(path, { bearer: token, requestId: requestIdOf(request) }).catch(
    (error: unknown) => {
      if (error instanceof ContentError) throw pageUnavailable(UNAVAILABLE)
      throw error
    },
  )
  if (status === 200) {
    const { data } = parseTolerantly(output, body, (part) => recordDroppedPart(path, part))
    recordPreview(data.frameOrigins)
    return data
  }
  const refused = errorBodySchema.safeParse(body).data?.error
  const details = previewErrorDetailsSchema.safeParse(refused?.details).data
  if (!refused || !details) throw pageUnavailable(UNAVAILABLE)
  recordPreview(details.frameOrigins)
  throw pageError(refused.message, { status: refused.status })
}
