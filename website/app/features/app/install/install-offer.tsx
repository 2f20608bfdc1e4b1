import { useClientStore } from '../../../state/client-state-context.tsx'
import { BottomBar } from '../../../ui/bottom-bar/bottom-bar.tsx'
import { usePageContext } from '../../../ui/page/page-context.tsx'
import { install, refuseInstall } from './install.ts'
import { IosSteps } from './ios-steps.tsx'
import { installWay } from './platform.ts'

/** Asks whether to install the site, beside the page. */
export function InstallOffer() {
  const store = useClientStore()
  const { siteName } = usePageContext()
  const hasPrompt = installWay() === 'prompt'
  return (
    <BottomBar
      title={`Zet ${siteName} op uw beginscherm`}
      choice={
        <>
          {hasPrompt && (
            <button className="btn btn--primary" type="button" onClick={() => install(store)}>
              Installeren
            </button>
          )}
          <button className="btn btn--quiet" type="button" onClick={() => refuseInstall(store)}>
            Niet nu
          </button>
        </>
      }
    >
      <p>U opent het nieuws dan met één tik, en leest ook zonder internet verder.</p>
      {!hasPrompt && <IosSteps />}
    </BottomBar>
  )
}
