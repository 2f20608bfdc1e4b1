import { Flex, Typography } from '@strapi/design-system'
import { Page } from '@strapi/strapi/admin'
import { FormError } from '../form-error'
import { EditorCard } from './editor-card'
import { RequiredRoles } from './required-roles'
import { useNewsroom } from './use-newsroom'

/** The owner's overview of how the editors log in. */
export function NewsroomSecurity() {
  const { newsroom, hasFailed, requireOf, resetSecondFactor, inviteAgain, endSessions, endSession } = useNewsroom()
  if (hasFailed) return <FormError>Dit kan nu niet worden opgehaald. Laad de pagina opnieuw.</FormError>
  if (!newsroom) return <Page.Loading />
  return (
    <Flex direction="column" alignItems="stretch" gap={6} maxWidth="92rem" paddingBottom={8}>
      <RequiredRoles roles={newsroom.roles} onSave={requireOf} />
      <Typography variant="beta" tag="h2">
        Redacteuren
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
        {newsroom.editors.map((editor) => (
          <EditorCard
            key={editor.id}
            editor={editor}
            onInvite={() => inviteAgain(editor)}
            onReset={() => resetSecondFactor(editor)}
            onEndAll={() => endSessions(editor)}
            onEnd={(sessionId) => endSession(editor, sessionId)}
          />
        ))}
      </Flex>
    </Flex>
  )
}
