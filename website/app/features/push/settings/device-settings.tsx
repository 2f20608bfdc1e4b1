import type { PushSettings, PushSubscriptionData } from '@gevel/contract/push'
import { useCallback, useEffect, useState } from 'react'
import { Field } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import type { FormFailure } from '../../../forms/schema/failure.ts'
import { Submit } from '../../../forms/submit.tsx'
import { useClientState } from '../../../state/client-state-context.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { usePageContext } from '../../../ui/page/page-context.tsx'
import { findSettings, removeDevice } from '../browser/call-device.ts'
import { noteReport } from '../browser/report.ts'
import { currentSubscription, pushAbility, unsubscribe } from '../browser/subscription.ts'
import { turnOn } from '../browser/turn-on.ts'
import { NoPush } from './no-push.tsx'
import { settingsForm, valuesOf } from './settings-form.ts'

interface Device {
  subscription: PushSubscriptionData
  settings: PushSettings
}

/** `unknown` until the browser has been asked; null when this device is not notified. */
type State = Device | null | 'unknown' | 'unreachable' | 'needs-install' | 'none' | 'blocked'

/** What this device is notified of, which only its browser knows. */
export function DeviceSettings({ failure }: { failure: FormFailure | undefined }) {
  const { edition } = usePageContext()
  const isLoggedIn = useClientState(({ loggedIn }) => loggedIn)
  const [state, setState] = useState<State>('unknown')
  const [isBusy, setIsBusy] = useState(false)

  const look = useCallback(() => readDevice().then(setState, () => setState('unreachable')), [])
  useEffect(() => void look(), [look])

  /** Changes the device and looks again. */
  async function change(step: () => Promise<unknown>): Promise<void> {
    setIsBusy(true)
    await step().then(look, () => setState('unreachable'))
    setIsBusy(false)
  }

  if (state === 'unknown') return <p data-needs-script>Wij kijken wat dit apparaat kan…</p>
  if (state === 'unreachable') return <Unreachable isBusy={isBusy} onRetry={() => change(look)} />
  if (typeof state === 'string') return <NoPush reason={state} />
  if (state === null) {
    return (
      <>
        <p>Op dit apparaat krijgt u nu geen meldingen.</p>
        <p>
          <button
            className="btn btn--primary"
            type="button"
            disabled={isBusy}
            onClick={() => change(() => turnOn(edition, isLoggedIn))}
          >
            Meldingen aanzetten
          </button>
        </p>
      </>
    )
  }
  return (
    <>
      <Form schema={settingsForm} values={valuesOf(state.subscription, state.settings)} failure={failure}>
        <Field name="endpoint" />
        <Field name="p256dh" />
        <Field name="auth" />
        <Field name="topics" />
        <Field name="editions" />
        <Field name="quietFrom" />
        <Field name="quietUntil" />
        <Submit>Bewaar mijn keuze</Submit>
      </Form>
      <p>
        <button
          className="btn btn--quiet"
          type="button"
          disabled={isBusy}
          onClick={() => change(() => turnOff(state.subscription))}
        >
          Meldingen op dit apparaat uitzetten
        </button>
      </p>
    </>
  )
}

function Unreachable({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  return (
    <>
      <Notice title="Dat lukt nu niet" isProblem>
        Er is geen verbinding, of de dienst waarmee uw browser meldingen ontvangt antwoordt niet.
      </Notice>
      <p>
        <button className="btn btn--quiet" type="button" disabled={isBusy} onClick={onRetry}>
          Probeer het opnieuw
        </button>
      </p>
    </>
  )
}

async function readDevice(): Promise<State> {
  const ability = pushAbility()
  if (ability !== 'able') return ability
  const subscription = await currentSubscription()
  const settings = subscription && (await findSettings(subscription))
  return settings ? { subscription, settings } : null
}

async function turnOff(subscription: PushSubscriptionData): Promise<void> {
  await removeDevice(subscription)
  noteReport(null)
  await unsubscribe()
}
