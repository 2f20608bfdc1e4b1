import type { ReactNode } from 'react'
import { useVisit } from '../../routing/use-visit.ts'
import { Lintel } from '../../ui/lintel.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useAccountView } from './account-view.tsx'

/** A section of the account's page; the side menu links to its heading, and the result of its forms is shown below that. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const { done, failure } = useAccountView()
  const visit = useVisit()
  return (
    <section className="stack" aria-labelledby={id}>
      <Lintel id={id} title={title} />
      {done?.part === id && !failure && (
        <Notice key={visit} title={done.title} isProblem={done.isProblem ?? false} takesFocus>
          {done.text}
        </Notice>
      )}
      {children}
    </section>
  )
}
