import type { ReactNode } from 'react'
import { useFocusWhenNew } from './use-focus-when-new.ts'

interface NoticeProps {
  title: string
  children?: ReactNode
  /** the form it came from is gone, and the focus with it */
  takesFocus?: boolean
}

/** What was done just before, in a calm voice. */
export function Notice({ title, children, takesFocus = false }: NoticeProps) {
  const notice = useFocusWhenNew<HTMLParagraphElement>(takesFocus)
  return (
    <p className="notice notice--ok" role="status" tabIndex={-1} ref={notice}>
      <strong>{title}</strong>
      {children}
    </p>
  )
}
