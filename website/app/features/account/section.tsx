import type { ReactNode } from 'react'
import { Lintel } from '../../ui/lintel.tsx'
import { DoneNotice } from '../auth/public.ts'
import { useAccountView } from './account-view.tsx'

/** A part of the account's page; the side menu leads to its heading, and what was done in it stands below that. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const { done, failure } = useAccountView()
  return (
    <section className="stack" aria-labelledby={id}>
      <Lintel id={id} title={title} />
      {done?.part === id && !failure && <DoneNotice title={done.title} text={done.text} />}
      {children}
    </section>
  )
}
