import { Badge, Button, Flex, Typography } from '@strapi/design-system'
import { Page } from '@strapi/strapi/admin'
import { useState } from 'react'
import type { SetUp } from '../../../editors/second-factor/set-up'
import { FieldForm } from '../field-form'
import { FormError } from '../form-error'
import { FormField } from '../form-field'
import { Panel } from '../panel'
import { RecoveryCodes } from '../second-factor/recovery-codes'
import { SetUpInstructions } from '../second-factor/set-up-instructions'
import { ProofFields } from './proof-fields'
import { useSecondFactor } from './use-second-factor'

type Step =
  | { show: 'standing' }
  | { show: 'begin' | 'renew' | 'off' }
  | { show: 'confirm'; setUp: SetUp }
  | { show: 'codes'; recoveryCodes: string[] }

/** The second factor of the logged-in editor: status, set-up, new recovery codes, turning it off. */
export function OwnSecondFactor() {
  const { standing, hasFailed, load, begin, recoveryCodes, turnOff } = useSecondFactor()
  const [step, setStep] = useState<Step>({ show: 'standing' })
  const toStanding = () => setStep({ show: 'standing' })
  const showCodes = async (codes: Promise<string[]>) => {
    setStep({ show: 'codes', recoveryCodes: await codes })
    await load()
  }
  return (
    <Panel title="Inloggen met een code">
      {hasFailed && <FormError>Dit kan nu niet worden opgehaald. Laad de pagina opnieuw.</FormError>}
      {!hasFailed && !standing && <Page.Loading />}
      {standing && step.show === 'standing' && (
        <>
          <Flex gap={2}>
            <Badge active={standing.isOn}>{standing.isOn ? 'Staat aan' : 'Staat uit'}</Badge>
            {standing.isRequired && <Badge>Verplicht voor uw rol</Badge>}
          </Flex>
          <Typography tag="p">
            {standing.isOn
              ? `Na uw wachtwoord vult u een code uit een app in. U hebt nog ${standing.recoveryCodesLeft} herstelcodes.`
              : 'Met een code uit een app op uw telefoon kan niemand inloggen die alleen uw wachtwoord weet.'}
          </Typography>
          <Flex gap={2} wrap="wrap">
            {!standing.isOn && <Button onClick={() => setStep({ show: 'begin' })}>Instellen</Button>}
            {standing.isOn && (
              <Button variant="secondary" onClick={() => setStep({ show: 'renew' })}>
                Nieuwe herstelcodes
              </Button>
            )}
            {standing.isOn && !standing.isRequired && (
              <Button variant="danger-light" onClick={() => setStep({ show: 'off' })}>
                Uitzetten
              </Button>
            )}
          </Flex>
        </>
      )}
      {step.show === 'begin' && (
        <FieldForm
          key="begin"
          label="Verder"
          onCancel={toStanding}
          onSend={async (values) => setStep({ show: 'confirm', setUp: await begin(values) })}
        >
          {({ form, password }) => (
            <>
              <FormField
                label="Wachtwoord"
                name="password"
                type="password"
                autoComplete="current-password"
                error={password}
                autoFocus
              />
              <FormError>{form}</FormError>
            </>
          )}
        </FieldForm>
      )}
      {step.show === 'confirm' && (
        <>
          <SetUpInstructions setUp={step.setUp} />
          <FieldForm
            key="confirm"
            label="Aanzetten"
            onCancel={toStanding}
            onSend={(values) => showCodes(recoveryCodes('confirm', values))}
          >
            {({ form, code }) => (
              <FormField
                label="Code uit de app"
                name="code"
                autoComplete="one-time-code"
                error={code ?? form}
                autoFocus
              />
            )}
          </FieldForm>
        </>
      )}
      {step.show === 'codes' && <RecoveryCodes codes={step.recoveryCodes} label="Klaar" onDone={toStanding} />}
      {step.show === 'renew' && (
        <FieldForm
          key="renew"
          label="Nieuwe herstelcodes maken"
          onCancel={toStanding}
          onSend={(values) => showCodes(recoveryCodes('recovery-codes', values))}
        >
          {(errors) => <ProofFields errors={errors} />}
        </FieldForm>
      )}
      {step.show === 'off' && (
        <FieldForm
          key="off"
          label="Uitzetten"
          variant="danger-light"
          onCancel={toStanding}
          onSend={async (values) => {
            await turnOff(values)
            toStanding()
          }}
        >
          {(errors) => <ProofFields errors={errors} />}
        </FieldForm>
      )}
    </Panel>
  )
}
