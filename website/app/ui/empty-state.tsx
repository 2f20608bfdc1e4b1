import type { ReactNode } from 'react'

/** An empty list: a course with a missing brick, an explanation, and links elsewhere. */
export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="empty">
      <div className="bond" aria-hidden="true">
        <i className="w2" />
        <i />
        <i />
        <i />
        <i className="gap w2" />
        <i />
        <i className="w2" />
        <i className="w2" />
      </div>
      <div>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
    </div>
  )
}
