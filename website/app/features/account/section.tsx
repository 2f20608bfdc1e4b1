import type { ReactNode } from 'react'
import { Lintel } from '../../ui/lintel.tsx'

/** A part of the account's page; the side menu leads to its heading. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="stack" aria-labelledby={id}>
      <Lintel id={id} title={title} />
      {children}
    </section>
  )
}
