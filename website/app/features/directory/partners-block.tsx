import type { PartnerRef } from '@gevel/contract/references'
import { useId } from 'react'
import { LogoWall } from '../../ui/company/logo-wall.tsx'
import { Lintel } from '../../ui/lintel.tsx'

interface PartnersBlockProps {
  title: string
  moreLabel: string | null
  moreLink: string | null
  companies: PartnerRef[]
}

/** The strip of partners on a front page. */
export function PartnersBlock({ title, moreLabel, moreLink, companies }: PartnersBlockProps) {
  const id = useId()
  if (companies.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Lintel id={id} title={title} more={{ label: moreLabel, href: moreLink }} />
      <LogoWall companies={companies} />
    </section>
  )
}
