import type { Event } from '@gevel/contract/events'
import { LogoWall } from '../../ui/company/logo-wall.tsx'
import { Lintel } from '../../ui/lintel.tsx'
import type { Section } from '../../ui/section-nav.tsx'

/** The companies behind an event; the main ones larger, first. */
export function Sponsors({ section, event: { sponsorsMain, sponsors } }: { section: Section; event: Event }) {
  return (
    <section aria-labelledby={section.id}>
      <Lintel {...section} />
      {sponsorsMain.length > 0 && (
        <>
          <h3 className="tier">Hoofdpartners</h3>
          <LogoWall companies={sponsorsMain} main />
        </>
      )}
      {sponsors.length > 0 && (
        <>
          <h3 className="tier">Partners</h3>
          <LogoWall companies={sponsors} />
        </>
      )}
    </section>
  )
}
