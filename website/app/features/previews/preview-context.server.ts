import type { Preview, Previewed } from '@gevel/contract/previews'
import { createContext } from 'react-router'
import type { PageLoaderArgs } from '../../routing/page-loader-args.ts'

/** The preview that a request shows; null for an ordinary page. */
export const previewContext = createContext<Preview | null>(null)

type ShownType = Previewed['type']
type ShownAs<T extends ShownType> = Extract<Previewed, { type: T }>

/** The previewed document, when it is of this type; null for an ordinary page, which loads its own. */
export function previewOf<T extends ShownType>({ context }: Pick<PageLoaderArgs, 'context'>, type: T) {
  const shown = context.get(previewContext)?.shown
  return shown && isOfType(shown, type) ? shown : null
}

function isOfType<T extends ShownType>(shown: Previewed, type: T): shown is ShownAs<T> {
  return shown.type === type
}

/** The data of the bar above a preview; null for an ordinary page. */
export function previewFacts({ context }: Pick<PageLoaderArgs, 'context'>) {
  const preview = context.get(previewContext)
  return preview && { status: preview.status, validUntil: preview.validUntil, frameOrigins: preview.frameOrigins }
}

export type PreviewFacts = ReturnType<typeof previewFacts>
