import { Button, Flex, Typography } from '@strapi/design-system'
import { Page } from '@strapi/strapi/admin'
import type { showSessionsOf } from '../../../features/editors/owner/manage-editors'
import { useAdminData } from '../../kit/data/use-admin-data'
import { FormError } from '../form-error'
import { EDITORS } from './use-newsroom'

type Sessions = Awaited<ReturnType<typeof showSessionsOf>>

interface EditorSessionsProps {
  editorId: number
  onEnd: (sessionId: string) => Promise<void>
}

const clock = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
})

/** The sessions of an editor. */
export function EditorSessions({ editorId, onEnd }: EditorSessionsProps) {
  const { data, error } = useAdminData<Sessions>(`${EDITORS}/${editorId}/sessions`)
  if (error) return <FormError>{error}</FormError>
  if (!data) return <Page.Loading />
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
      {data.data.map(({ id, deviceName, lastActiveAt }) => (
        <Flex tag="li" key={id} justifyContent="space-between" gap={3} wrap="wrap">
          <Typography>
            {deviceName ?? 'Onbekend apparaat'}
            {lastActiveAt && `, laatst gebruikt ${clock.format(new Date(lastActiveAt))}`}
          </Typography>
          <Button variant="tertiary" size="S" onClick={() => void onEnd(id)}>
            Uitloggen
          </Button>
        </Flex>
      ))}
    </Flex>
  )
}
