import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { useAuth } from '@strapi/strapi/admin'
import { type ReactNode, useState } from 'react'
import type { StoryNotices } from '../../features/push/notices/show-notices'
import { sendNotices } from '../../features/push/permission'
import { isStoryType } from '../../features/push/story-types'
import { NoticeDialog } from './notice-dialog'
import { deviceCount, topicNames } from './topic-names'
import { useNotices } from './use-notices'

interface PanelProps {
  model: string
  documentId?: string
  document?: { updatedAt?: string; status?: string }
}

/** Beside the form of an article or a vacancy: the notices that readers got of it, and sending one. */
export function NoticePanel({ model, documentId, document }: PanelProps): { title: string; content: ReactNode } | null {
  const permissions = useAuth('NoticePanel', (auth) => auth.permissions)
  if (!isStoryType(model) || !documentId || !permissions.some(({ action }) => action === sendNotices.action))
    return null
  const version = `${document?.updatedAt} ${document?.status}`
  return { title: 'Meldingen', content: <Notices uid={model} documentId={documentId} version={version} /> }
}
NoticePanel.type = 'push'

function Notices({ uid, documentId, version }: { uid: string; documentId: string; version: string }) {
  const { notices, error, load, send } = useNotices(uid, documentId, version)
  const [isOpen, setOpen] = useState(false)
  if (notices === null) {
    return (
      <Typography tag="p" textColor="neutral600">
        Zodra dit stuk op de site staat, kunt u lezers er een melding van sturen.
      </Typography>
    )
  }
  const open = () => {
    // the numbers of this moment
    void load()
    setOpen(true)
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {notices?.sent.map((notice) => (
        <Sent key={notice.topic} notice={notice} />
      ))}
      {error && !isOpen && (
        <Box background="danger100" hasRadius padding={3} role="alert">
          <Typography tag="p" textColor="danger700">
            {error}
          </Typography>
        </Box>
      )}
      {notices && notices.choices.length > 0 && (
        <Button variant="secondary" onClick={open}>
          {notices.sent.length > 0 ? 'Stuur nog een melding' : 'Stuur een melding'}
        </Button>
      )}
      {isOpen && notices && (
        <NoticeDialog notices={notices} error={error} onSend={send} onClose={() => setOpen(false)} />
      )}
    </Flex>
  )
}

const clock = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
})

function Sent({ notice }: { notice: StoryNotices['sent'][number] }) {
  const { topic, title, sentBy, sentAt, devices, delivered, waiting } = notice
  return (
    <Box>
      <Typography tag="p" fontWeight="bold" style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {topicNames[topic]}, <time dateTime={sentAt}>{clock.format(new Date(sentAt))}</time>
        {sentBy && `, door ${sentBy}`}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {delivered} van {deviceCount(devices)} bezorgd
        {waiting > 0 &&
          `, ${waiting} ${waiting === 1 ? 'wacht' : 'wachten'} op het einde van stille uren of een nieuwe poging`}
      </Typography>
    </Box>
  )
}
