import { previewKey } from '@gevel/contract/preview-key'
import { useLocation } from 'react-router'

/** The token in an address; its value is gone once `PREVIEW_ADDRESS_SCRIPT` has run. */
const TOKEN = new RegExp(`[?&]${previewKey}(=.*)?$`)

/** Whether the page has the address of a preview. */
export function useIsPreview(): boolean {
  return TOKEN.test(useLocation().search)
}

/** The path of this page with its query, for a form or a log-in to lead back to: without the token of a preview. */
export function useReturnPath(): string {
  return withoutToken(useLocation())
}

/** The path and query of a location without the token of a preview, which comes last. */
export function withoutToken({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search.replace(TOKEN, '')
}
