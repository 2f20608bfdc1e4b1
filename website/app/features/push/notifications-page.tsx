import { href } from '@gevel/contract/hrefs'
import type { FormFailure } from '../../forms/schema/failure.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import { DeviceSettings } from './settings/device-settings.tsx'

interface NotificationsPageProps {
  isSaved: boolean
  failure: FormFailure | undefined
}

/** `/meldingen`: what this device is notified of. */
export function NotificationsPage({ isSaved, failure }: NotificationsPageProps) {
  return (
    <div className="wrap">
      <PageMeta
        title="Meldingen"
        description="Bepaal waarover u op dit apparaat een melding krijgt."
        path={href('/meldingen')}
        noindex
      />
      <Breadcrumbs here="Meldingen" />
      <header className="page-head">
        <h1>Meldingen</h1>
        <p className="intro">
          Een bericht op dit apparaat als er nieuws is dat u niet wilt missen. U bepaalt waarover, en wanneer niet. Wij
          bewaren daarvoor alleen het adres dat uw browser ervoor maakt.
        </p>
      </header>
      <div className="stack max-w-(--measure)">
        {isSaved && !failure && <Notice title="Uw keuze is bewaard" takesFocus />}
        <DeviceSettings failure={failure} />
        <noscript>
          <p>Meldingen stelt u in met JavaScript; dat staat in uw browser uit.</p>
        </noscript>
      </div>
    </div>
  )
}
