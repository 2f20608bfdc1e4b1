import { Badge, Button, Flex, Typography } from '@strapi/design-system'
import { Page } from '@strapi/strapi/admin'
import { useState } from 'react'
import type { SetUp } from '../../../features/editors/second-factor/set-up'
import { FieldForm } from '../field-form'
import { FormError } from '../form-error'
import { FormField } from '../form-field'
import { Panel } from '../panel'
import { RecoveryCodes } from '../second-factor/recovery-codes'
import { SetUpInstructions } from '../second-factor/set-up-instructions'
import { ProofFields } from './proof-fields'
import { useSecondFactor } from './use-second-factor'

type Step =
  | { show: 'status' }
  | { show: 'begin' | 'renew' | 'off' }
  | { show: 'confirm'; setUp: SetUp }
  | { show: 'codes'; recoveryCodes: string[] }

/** The second factor of the logged-in editor: status, set-up, new recovery codes, turning it off. */
export function OwnSecondFactor() {
  const { factor, hasFailed, load, begin, recoveryCodes, turnOff } = useSecondFactor()
  const [step, setStep] = useState<Step>({ show: 'status' })
  const showStatus = () => setStep({ show: 'status' })
  const showCodes = async (codes: Promise<string[]>) => {
    setStep({ show: 'codes', recoveryCodes: await codes })
    await load()
  }
  return (
    <Panel title="Inloggen met een code">
      {hasFailed && <FormError>Dit kan nu niet worden opgehaald. Laad de pagina opnieuw.</FormError>}
      {!hasFailed && !factor && <Page.Loading />}
      {factor && step.show === 'status' && (
        <>
          <Flex gap={2}>
            <Badge active={factor.isOn}>{factor.isOn ? 'Staat aan' : 'Staat uit'}</Badge>
            {factor.isRequired && <Badge>Verplicht voor uw rol</Badge>}
          </Flex>
          <Typography tag="p">
            {factor.isOn
              ? `Na uw wachtwoord vult u een code uit een app in. U hebt nog ${factor.recoveryCodesLeft} herstelcodes.`
              : 'Met een code uit een app op uw telefoon kan niemand inloggen die alleen uw wachtwoord weet.'}
          </Typography>
          <Flex gap={2} wrap="wrap">
            {!factor.isOn && <Button onClick={() => setStep({ show: 'begin' })}>Instellen</Button>}
            {factor.isOn && (
              <Button variant="secondary" onClick={() => setStep({ show: 'renew' })}>
                Nieuwe herstelcodes
              </Button>
            )}
            {factor.isOn && !factor.isRequired && (
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
          onCancel={showStatus}
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
            onCancel={showStatus}
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
      {step.show === 'codes' && <RecoveryCodes codes={step.recoveryCodes} label="Klaar" onDone={showStatus} />}
      {step.show === 'renew' && (
        <FieldForm
          key="renew"
          label="Nieuwe herstelcodes maken"
          onCancel={showStatus}
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
          onCancel={showStatus}
          onSend={async (values) => {
            await turnOff(values)
            showStatus()
          }}
        >
          {(errors) => <ProofFields errors={errors} />}
        </FieldForm>
      )}
    </Panel>
  )
}
