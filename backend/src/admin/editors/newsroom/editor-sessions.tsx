import { Button, Flex, Typography } from '@strapi/design-system'
import { Page, useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { showSessionsOf } from '../../../features/editors/owner/manage-editors'
import { FormError } from '../form-error'

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
  const { get } = useFetchClient()
  const [sessions, setSessions] = useState<Sessions['data'] | 'failed'>()
  useEffect(() => {
    get<Sessions>(`/admin/site/editors/${editorId}/sessions`).then(
      ({ data }) => setSessions(data.data),
      () => setSessions('failed'),
    )
  }, [get, editorId])
  if (sessions === undefined) return <Page.Loading />
  if (sessions === 'failed') return <FormError>Dit kan nu niet worden opgehaald.</FormError>
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
      {sessions.map(({ id, deviceName, lastActiveAt }) => (
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
