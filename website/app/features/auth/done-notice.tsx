import { useEffect, useRef } from 'react'

/** That something was done: it takes the focus that the form it came from has lost. */
export function DoneNotice({ title, text }: { title: string; text: string }) {
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => notice.current?.focus({ preventScroll: true }), [])
  return (
    <p className="notice notice--ok" role="status" tabIndex={-1} ref={notice}>
      <strong>{title}</strong>
      {text}
    </p>
  )
}
