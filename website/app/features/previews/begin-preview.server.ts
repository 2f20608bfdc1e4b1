import { maxPreviewTokenLength, previewKey } from '@gevel/contract/preview-key'
import { redirect } from 'react-router'
import { recordPreview } from '../../content/cache/reads.server.ts'
import { pageError } from '../../routing/page-error.ts'
import type { PageLoaderArgs } from '../../routing/page-loader-args.ts'
import { trackedContext } from '../../routing/routes/route-middleware.ts'
import { canonicalPath } from '../../routing/urls/canonical-path.ts'
import { fetchPreview } from './fetch-preview.server.ts'
import { previewContext } from './preview-context.server.ts'

const READ_ONLY = 'In een voorbeeld kunt u niets versturen.'
const INVALID = 'Deze link naar een voorbeeld klopt niet. Open het voorbeeld opnieuw vanuit het beheer.'

/**
 * Fetches the document of a URL with a preview token before the loaders run, which take it in place of the published
 * one. A token shows its own document alone: at any other path it redirects to that of its document.
 */
export async function beginPreview({ request, url, context }: PageLoaderArgs): Promise<void> {
  const token = url.searchParams.get(previewKey)
  if (token === null) return
  recordPreview()
  if (request.method !== 'GET') throw pageError(READ_ONLY, { status: 403 })
  if (token === '' || token.length > maxPreviewTokenLength || !/^[\w.-]+$/.test(token))
    throw pageError(INVALID, { status: 403 })
  const preview = await fetchPreview(request, token)
  const page = new URL(preview.path, url)
  const isOwnPath =
    canonicalPath(page.pathname) === canonicalPath(url.pathname) &&
    page.searchParams.has('pro') === url.searchParams.has('pro')
  if (!isOwnPath) throw redirect(previewHref(preview.path, token))
  context.set(previewContext, preview)
  context.set(trackedContext, false)
}

function previewHref(path: string, token: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${previewKey}=${token}`
}
