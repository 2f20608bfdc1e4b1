import { AnyIcon } from '../../../../ui/more-icons.tsx'
import type { FoundIcon } from './parse-icon-set.ts'

/** The icon above a link: hidden from screen readers, which read the link. */
export function LinkIcon({ icon }: { icon: FoundIcon }) {
  if (typeof icon === 'string') return <AnyIcon name={icon} />
  return (
    <svg
      className="i i--set"
      viewBox={icon.viewBox}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `parseIconSet` accepts nothing but shapes
      dangerouslySetInnerHTML={{ __html: icon.shapes }}
    />
  )
}
