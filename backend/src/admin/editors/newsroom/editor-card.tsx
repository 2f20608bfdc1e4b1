import { Badge, Box, Button, Dialog, Flex, Typography } from '@strapi/design-system'
import { ConfirmDialog } from '@strapi/strapi/admin'
import { useState } from 'react'
import { EditorSessions } from './editor-sessions'
import type { NewsroomEditor } from './use-newsroom'

interface EditorCardProps {
  editor: NewsroomEditor
  onInvite: () => Promise<void>
  onReset: () => Promise<void>
  onEndAll: () => Promise<void>
  onEnd: (sessionId: string) => Promise<void>
}

/** An editor: how and where they log in, and the owner's actions. */
export function EditorCard({ editor, onInvite, onReset, onEndAll, onEnd }: EditorCardProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { name, email, roles, isActive, invitation, hasSecondFactor, isRequired, sessions } = editor
  return (
    <Box tag="li" background="neutral0" hasRadius shadow="tableShadow" padding={5}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Flex justifyContent="space-between" alignItems="flex-start" gap={3} wrap="wrap">
          <div>
            <Typography tag="h3" variant="delta">
              {name}
            </Typography>
            <Typography tag="p" variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
              {email} · {roles.join(', ') || 'geen rol'}
            </Typography>
          </div>
          <Flex gap={2} wrap="wrap">
            {invitation === 'none' && !isActive && <Badge>Niet actief</Badge>}
            {invitation === 'open' && <Badge>Uitgenodigd</Badge>}
            {invitation === 'expired' && <Badge textColor="warning700">Uitnodiging verlopen</Badge>}
            <Badge active={hasSecondFactor}>{hasSecondFactor ? 'Met code' : 'Zonder code'}</Badge>
            {isRequired && !hasSecondFactor && <Badge textColor="warning700">Stelt in bij volgende keer</Badge>}
          </Flex>
        </Flex>
        <Flex gap={2} wrap="wrap">
          <Button variant="tertiary" size="S" disabled={sessions === 0} onClick={() => setIsOpen(!isOpen)}>
            {sessions === 1 ? '1 apparaat' : `${sessions} apparaten`}
          </Button>
          {invitation !== 'none' && (
            <Button variant="tertiary" size="S" onClick={() => void onInvite()}>
              Nieuwe uitnodiging
            </Button>
          )}
          {sessions > 0 && (
            <WithConfirmation
              label="Overal uitloggen"
              question={`${name} overal uitloggen? Op elk apparaat moet dan opnieuw worden ingelogd.`}
              onConfirm={onEndAll}
            />
          )}
          {hasSecondFactor && (
            <WithConfirmation
              label="Code weghalen"
              question={`De code van ${name} weghalen? Doe dit alleen voor wie telefoon en herstelcodes kwijt is, en als u zeker weet wie u dat vraagt.`}
              onConfirm={onReset}
            />
          )}
        </Flex>
        {isOpen && sessions > 0 && <EditorSessions key={sessions} editorId={editor.id} onEnd={onEnd} />}
      </Flex>
    </Box>
  )
}

function WithConfirmation(props: { label: string; question: string; onConfirm: () => Promise<void> }) {
  const { label, question, onConfirm } = props
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="danger-light" size="S">
          {label}
        </Button>
      </Dialog.Trigger>
      <ConfirmDialog onConfirm={onConfirm}>{question}</ConfirmDialog>
    </Dialog.Root>
  )
}
