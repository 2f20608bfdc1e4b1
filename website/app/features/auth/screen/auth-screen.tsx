import type { ReactNode } from 'react'
import { PageMeta } from '../../../ui/page/page-meta.tsx'

interface AuthScreenProps {
  title: string
  path: string
  children: ReactNode
}

/** A log-in or registration screen: its forms beside a picture. */
export function AuthScreen({ title, path, children }: AuthScreenProps) {
  return (
    <div className="full">
      <PageMeta title={title} description={null} path={path} noindex />
      <div className="full__art">
        <img src="/gevel.svg" alt="" width="1200" height="1408" />
      </div>
      <div className="full__form">
        <div className="stack gap-6">
          <h1 className="text-4xl">{title}</h1>
          {children}
        </div>
      </div>
    </div>
  )
}
