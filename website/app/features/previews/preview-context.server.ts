import type { Preview, Previewed, PreviewType } from '@gevel/contract/previews'
import { createContext } from 'react-router'
import type { PageLoaderArgs } from '../../routing/page-loader-args.ts'

/** The preview that a request shows; null for an ordinary page. */
export const previewContext = createContext<Preview | null>(null)

type DocumentOf<T extends PreviewType> = Extract<Previewed, { type: T }>['document']

/** The document of this type that the request previews; null for an ordinary page, which loads its own. */
export function previewOf<T extends PreviewType>({ context }: Pick<PageLoaderArgs, 'context'>, type: T) {
  const shown = context.get(previewContext)?.shown
  return shown?.type === type ? (shown.document as DocumentOf<T>) : null
}

/** What the bar above a preview says; null for an ordinary page. */
export function previewFacts({ context }: Pick<PageLoaderArgs, 'context'>) {
  const preview = context.get(previewContext)
  return preview && { status: preview.status, validUntil: preview.validUntil, frameOrigins: preview.frameOrigins }
}

export type PreviewFacts = ReturnType<typeof previewFacts>
