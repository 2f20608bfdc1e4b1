import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Lintel } from '../../ui/lintel.tsx'
import { Notice } from '../auth/public.ts'
import { useAccountView } from './account-view.tsx'

/** A part of the account's page; the side menu leads to its heading, and what was done in it stands below that. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const { done, failure } = useAccountView()
  const { key } = useLocation()
  return (
    <section className="stack" aria-labelledby={id}>
      <Lintel id={id} title={title} />
      {done?.part === id && !failure && (
        <Notice key={key} title={done.title} takesFocus>
          {done.text}
        </Notice>
      )}
      {children}
    </section>
  )
}
