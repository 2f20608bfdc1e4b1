import type { ReactNode } from 'react'
import { useFocusWhenNew } from './use-focus-when-new.ts'

interface NoticeProps {
  title: string
  children?: ReactNode
  /** its form is gone, and the focus with it */
  takesFocus?: boolean
  /** what was asked for could not be done */
  isProblem?: boolean
}

/** A notice of the result of an action. */
export function Notice({ title, children, takesFocus = false, isProblem = false }: NoticeProps) {
  const notice = useFocusWhenNew<HTMLParagraphElement>(takesFocus)
  return (
    <p className={`notice notice--${isProblem ? 'err' : 'ok'}`} role="status" tabIndex={-1} ref={notice}>
      <strong>{title}</strong>
      {children}
    </p>
  )
}
