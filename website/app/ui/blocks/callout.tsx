import type { RichText as RichTextContent } from '@gevel/contract/rich-text'
import { RichText } from '../text/rich-text.tsx'

/** An explanation beside the running text. */
export function Callout({ title, content }: { title: string; content: RichTextContent }) {
  return (
    <div className="callout" role="note">
      <p className="head text-lg">{title}</p>
      <RichText content={content} firstHeading={3} />
    </div>
  )
}
