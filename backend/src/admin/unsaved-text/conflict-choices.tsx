import { Box, Button, Flex, Link, Typography } from '@strapi/design-system'
import { noteVersion } from './form-headers'
import { type Conflict, setSaveFailure } from './save-failure'

interface Props {
  conflict: Conflict
  isModified: boolean
}

/** Beside the buttons of a form whose document was changed elsewhere: view that version, overwrite it, or load it. */
export function ConflictChoices({ conflict, isModified }: Props) {
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
          <Button variant="danger-light" onClick={() => saveOver(conflict)}>
            Toch bewaren
          </Button>
        )}
        <Button variant="tertiary" onClick={() => window.location.reload()}>
          Andere laden
        </Button>
      </Flex>
    </Box>
  )
}

/** Bases the form on the stored version from now on; its own shortcut saves it (Strapi's `UpdateAction`). */
function saveOver({ address, updatedAt }: Conflict): void {
  noteVersion(address, updatedAt)
  setSaveFailure(undefined)
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true }))
}
