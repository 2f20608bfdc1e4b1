import type { figureDownloadSchema } from '@gevel/contract/figures'
import type { z } from 'zod'
import { mayBeRead, type Reader } from '../../platform/readers/access'
import { showFigures } from './show-figures'

/**
 * `GET /public/figures/{slug}/download`: the series to make a file of, without its values for readers who may not
 * download them.
 * @param reader returns the type of reader; called only when the download is not free
 */
export async function downloadFigures(
  slug: string,
  reader: () => Promise<Reader>,
): Promise<{ data: z.infer<typeof figureDownloadSchema> } | null> {
  const shown = await showFigures(slug)
  if (!shown) return null
  const { access } = shown.data
  return { data: { access, series: (await mayBeRead({ access }, reader)) ? shown.data : null } }
}
