import { Box, Flex, Link, Tabs, Typography } from '@strapi/design-system'
import { Layouts, useAuth } from '@strapi/strapi/admin'
import { NavLink } from 'react-router-dom'
import { NewsroomSecurity } from '../newsroom/newsroom-security'
import { OwnEmail } from '../own/own-email'
import { OwnPassword } from '../own/own-password'
import { OwnSecondFactor } from '../own/own-second-factor'
import { Panel } from '../panel'

/** Editors who may change users see the second factors and sessions of others. */
const managesUsers = 'admin::users.update'

/** `/beveiliging` in the admin: the editor's own log-in, and for user managers those of the newsroom. */
export default function SecurityPage() {
  const permissions = useAuth('SecurityPage', (auth) => auth.permissions)
  const isManager = permissions.some(({ action }) => action === managesUsers)
  return (
    <>
      <Layouts.Header title="Beveiliging" subtitle="Hoe u inlogt, en waar u bent ingelogd" />
      <Layouts.Content>
        {isManager ? (
          <Tabs.Root defaultValue="own" variant="simple">
            <Tabs.List aria-label="Van wie">
              <Tabs.Trigger value="own">Mijn account</Tabs.Trigger>
              <Tabs.Trigger value="newsroom">Redactie</Tabs.Trigger>
            </Tabs.List>
            <Tabs.Content value="own">
              <Box paddingTop={5}>
                <OwnSecurity />
              </Box>
            </Tabs.Content>
            <Tabs.Content value="newsroom">
              <Box paddingTop={5}>
                <NewsroomSecurity />
              </Box>
            </Tabs.Content>
          </Tabs.Root>
        ) : (
          <OwnSecurity />
        )}
      </Layouts.Content>
    </>
  )
}

function OwnSecurity() {
  return (
    <Flex direction="column" alignItems="stretch" gap={6} maxWidth="72rem" paddingBottom={8}>
      <OwnSecondFactor />
      <OwnPassword />
      <OwnEmail />
      <OwnSessions />
    </Flex>
  )
}

/** The link to Strapi's own screen of devices. */
function OwnSessions() {
  return (
    <Panel title="Actieve apparaten">
      <Typography tag="p">
        Bekijk waar u bent ingelogd, en log apparaten uit die u niet kent of niet meer gebruikt.
      </Typography>
      <Typography tag="p">
        <Link tag={NavLink} to="/me/sessions">
          Naar actieve apparaten
        </Link>
      </Typography>
    </Panel>
  )
}
