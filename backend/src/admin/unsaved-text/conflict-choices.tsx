import { Box, Button, Flex, Link, Typography } from '@strapi/design-system'
import { ConflictFields } from './conflict-fields'
import type { Conflict } from './save-failure'
import { useSaveOver } from './use-save-over'

interface Props {
  conflict: Conflict
  isModified: boolean
}

/** Beside the buttons of a form whose document was changed elsewhere: view that version, save what was typed over it, or load it. */
export function ConflictChoices({ conflict, isModified }: Props) {
  const { isLoading, saveOver } = useSaveOver(conflict)
  return (
    <Box background="danger100" hasRadius padding={3} width="100%" role="alert">
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Typography tag="p" variant="pi" textColor="danger700">
          {conflict.sentence} {isModified && 'Die blijft hier staan.'}
        </Typography>
        <Typography tag="p" variant="pi">
          <Link href={window.location.href} isExternal>
            Bekijk de andere versie
          </Link>
        </Typography>
        {isModified && (
          <>
            <ConflictFields />
            <Button variant="danger-light" loading={isLoading} onClick={saveOver}>
              Toch bewaren
            </Button>
          </>
        )}
        <Button variant="tertiary" onClick={() => window.location.reload()}>
          Andere laden
        </Button>
      </Flex>
    </Box>
  )
}
