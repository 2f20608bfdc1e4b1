import { editorOf } from '../../platform/roles/editor'
import { previewLinks } from './preview-links'

interface Asked {
  documentId: string
  status: string
}

/**
 * Strapi's setting `admin.preview`: its handler returns the URL that the admin shows in a frame, undefined for a
 * document without a page. Strapi has not checked what the editor may read: `requireReadable` has. Without
 * `allowedOrigins`, for which Strapi would replace our Content-Security-Policy; that has the website's origin.
 */
export const previewConfig = {
  enabled: true,
  config: {
    async handler(uid: string, { documentId, status }: Asked): Promise<string | undefined> {
      const ctx = strapi.requestContext.get()
      if (!ctx) return undefined
      const version = { documentId, status: status === 'published' ? 'published' : 'draft' } as const
      const [first] = await previewLinks(uid, { ...version, editorId: editorOf(ctx).id })
      return first?.url
    },
  },
}
