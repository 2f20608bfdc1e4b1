import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface NoticeProps {
  title: string
  children?: ReactNode
  /** the form it came from is gone, and the focus with it */
  takesFocus?: boolean
}

/** What was done just before, in a calm voice. */
export function Notice({ title, children, takesFocus = false }: NoticeProps) {
  const notice = useRef<HTMLParagraphElement>(null)
  // before the page's content takes it (chrome/use-focus-on-navigation.ts)
  useLayoutEffect(() => {
    if (takesFocus) notice.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <p className="notice notice--ok" role="status" tabIndex={-1} ref={notice}>
      <strong>{title}</strong>
      {children}
    </p>
  )
}
