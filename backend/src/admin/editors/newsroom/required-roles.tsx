import { Button, Checkbox, Flex, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { Panel } from '../panel'
import type { Newsroom } from './use-newsroom'

interface RequiredRolesProps {
  roles: Newsroom['roles']
  onSave: (codes: string[]) => Promise<void>
}

/** The roles that require a second factor. */
export function RequiredRoles({ roles, onSave }: RequiredRolesProps) {
  const [chosen, setChosen] = useState(() => roles.filter(({ isRequired }) => isRequired).map(({ code }) => code))
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    setIsBusy(true)
    await onSave(chosen)
    setIsBusy(false)
  }
  return (
    <Panel title="Wie moet inloggen met een code">
      <Typography tag="p">
        Wie een aangevinkte rol heeft, vult na het wachtwoord een code uit een app in. Wie dat nog niet heeft ingesteld,
        doet dat bij de volgende keer inloggen; wie nu is ingelogd, blijft dat.
      </Typography>
      <Flex tag="fieldset" direction="column" alignItems="flex-start" gap={3} style={{ border: 0, padding: 0 }}>
        <Typography tag="legend" fontWeight="bold" paddingBottom={2}>
          Rollen
        </Typography>
        {roles.map(({ code, name }) => (
          <Checkbox
            key={code}
            checked={chosen.includes(code)}
            onCheckedChange={(isChecked) =>
              setChosen(isChecked === true ? [...chosen, code] : chosen.filter((other) => other !== code))
            }
          >
            {name}
          </Checkbox>
        ))}
      </Flex>
      <div>
        <Button loading={isBusy} onClick={() => void save()}>
          Bewaren
        </Button>
      </div>
    </Panel>
  )
}
