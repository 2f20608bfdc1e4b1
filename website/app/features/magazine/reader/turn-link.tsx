import type { MouseEvent, ReactNode } from 'react'
import type { PageTurns } from './use-page-turns.ts'

interface TurnLinkProps {
  page: number
  turns: PageTurns
  className?: string | undefined
  label?: string
  rel?: string
  children: ReactNode
}

/** A link to a page of the issue: with scripts it turns to that page, without a new entry in the browser's history. */
export function TurnLink({ page, turns, className, label, rel, children }: TurnLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    turns.goTo(page)
  }
  const isCurrent = turns.page === page
  return (
    <a
      className={className}
      href={turns.hrefOf(page)}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      rel={rel}
      onClick={follow}
    >
      {children}
    </a>
  )
}
